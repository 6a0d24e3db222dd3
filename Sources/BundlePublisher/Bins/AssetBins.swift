public import StrictJSON
public import UpdateFramework

/// The bins in which files that belong to entries are listed, so that targets stay small, however many files there are.
/// Apps that know the files from the signed catalogue never read them; they serve other clients.
struct AssetBins {
  /// So many files are listed by the targets themselves.
  static let mostUnbinned = 32
  /// How many files a bin has on average, at most.
  static let mostInBin = 128
  /// More bins are never made, whatever is published: 4096.
  private static let mostBits = 12
  private static let namePrefix = "assets"

  /// What the targets say of the bins.
  let delegations: Delegations
  /// The file of every bin.
  let roles: [RoleName: SignedMetadata<Targets>]
  /// Those that aren't published yet, in their order.
  let new: [(key: RoleName, value: SignedMetadata<Targets>)]

  /// How many bits of a path's hash select its bin; 0 for no bins. The number never falls: a snapshot has to list every bin
  /// that was ever listed.
  static func bitLength(for count: Int, over published: HashBins?) -> Int {
    var bits = count > mostUnbinned ? 1 : 0
    if let published, published.namePrefix == namePrefix, published.bitLength <= mostBits {
      bits = published.bitLength
    }
    while bits > 0, bits < mostBits, count > mostInBin << bits { bits += 1 }
    return bits
  }

  /// The bins under a root's keys of targets; `nil` where no number of bits selects them.
  static func bins(_ bitLength: Int, by root: Root) -> HashBins? {
    guard let keys = root.roles[.targets] else { return nil }
    return HashBins(
      keys: RoleKeys(keys.identifiers, threshold: keys.threshold), bitLength: bitLength,
      namePrefix: namePrefix)
  }

  /// The files of each bin.
  static func split(
    _ files: [ByteString: TargetFile], into bins: HashBins
  ) -> [RoleName: [ByteString: TargetFile]] {
    var split: [RoleName: [ByteString: TargetFile]] = [:]
    for index in 0..<UInt32(clamping: bins.count) { split[bins.name(ofBin: index)] = [:] }
    for (path, file) in files { split[bins.name(for: path.text), default: [:]][path] = file }
    return split
  }
}

extension Publisher {
  /// Lists the files that belong to entries in bins, if they are many. A published bin is kept while its files and its keys
  /// stay the same, and at least a third of its lifetime is left.
  func bins(
    of content: BundleContent, _ transition: RootTransition, over repository: RepositoryState
  ) throws(PublishError) -> AssetBins? {
    let (files, release) = (content.assets, repository.release)
    // A snapshot whose key was taken away is forgotten, and with it what a thief may have listed.
    let isForgotten = release.map { transition.removesSigner(of: $0.snapshot, as: .snapshot) } ?? true
    let published = isForgotten ? nil : release?.targets.payload.delegations?.bins
    let bits = AssetBins.bitLength(for: files.count, over: published)
    guard let bins = AssetBins.bins(bits, by: transition.newest) else { return nil }
    let keys = bins.keys.identifiers.compactMap { transition.newest.keys[$0] }
    let delegations = Delegations(to: bins, keys: keys)
    var roles: [RoleName: SignedMetadata<Targets>] = [:]
    var new: [(key: RoleName, value: SignedMetadata<Targets>)] = []
    for (role, files) in AssetBins.split(files, into: bins).sorted(by: { $0.key.text < $1.key.text }) {
      if let bin = release?.bins[role], keeps(bin, of: role, files, by: delegations) {
        roles[role] = bin
      } else {
        let header = try header(of: role, transition, over: repository)
        let bin = try signer.sign(Targets(header: header, files: files), as: .targets, during: transition)
        roles[role] = bin
        new.append((role, bin))
      }
    }
    return AssetBins(delegations: delegations, roles: roles, new: new)
  }

  private func keeps(
    _ bin: SignedMetadata<Targets>, of role: RoleName, _ files: [ByteString: TargetFile],
    by delegations: Delegations
  ) -> Bool {
    let listed = bin.payload.files
    return listed.count == files.count
      && files.allSatisfy { path, file in listed[path].map { $0.isSameFile(as: file) } ?? false }
      && !isDue(.targets, expires: bin.payload.expires)
      && delegations.accepts(bin, of: role)
  }
}

extension TargetFile {
  /// Whether another entry has the same length and SHA-256.
  fileprivate func isSameFile(as other: TargetFile) -> Bool {
    length == other.length && hashes.sha256 != nil && hashes.sha256 == other.hashes.sha256
  }
}

extension TrustedMetadata {
  /// The verified files of the bins to which the top-level targets delegate.
  public var bins: [RoleName: SignedMetadata<Targets>] {
    Dictionary(
      binNames.compactMap { role in targets(of: .ofTopLevel(role)).map { (role, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// All listed files: those of the top-level targets and of the bins.
  public var listedFiles: [(path: ByteString, file: TargetFile)] {
    let targets = [targets(of: .topLevel)].compactMap(\.self) + bins.values
    return targets.flatMap { $0.payload.files.map { (path: $0.key, file: $0.value) } }
  }

  /// The bins that the snapshot lists, sorted; none where the top-level targets delegate to none.
  public var binNames: [RoleName] {
    guard let bins = targets(of: .topLevel)?.payload.delegations?.bins else { return [] }
    let names = snapshot?.payload.files.keys.map(\.text).filter { $0.hasSuffix(".json") } ?? []
    return names.compactMap { RoleName(delegated: String($0.dropLast(5))) }.filter(bins.contains)
      .sorted { $0.text < $1.text }
  }
}

extension [RoleName: SignedMetadata<Targets>] {
  /// The bin that expires first, where that is before the targets do: bins are kept while their files stay the same.
  public func firstExpiring(
    before targets: SignedMetadata<Targets>
  ) -> (role: RoleName, header: MetadataHeader)? {
    let first = self.min { ($0.value.payload.expires, $0.key.text) < ($1.value.payload.expires, $1.key.text) }
    guard let first, first.value.payload.expires < targets.payload.expires else { return nil }
    return (first.key, first.value.payload.header)
  }
}
