internal import StrictJSON
internal import UpdateFramework

/// The metadata that listed a release when it was installed. It tells later, without reading signatures again, whether the
/// release still counts, and whether other metadata is older.
struct ReleaseOrigin: Hashable, Sendable {
  /// The hashes of the roots from the app's own at that time to the one that verified the release.
  let roots: [ContentHash]
  /// The version of the last of these roots.
  let rootVersion: Int64
  /// The version of the top-level targets.
  let targetsVersion: Int64
  /// The keys whose signatures on these targets were valid.
  let signers: Set<KeyIdentifier>
  /// All keys that the root listed for the snapshot.
  let snapshotKeys: Set<KeyIdentifier>
  /// All keys that the root listed for the targets.
  let targetsKeys: Set<KeyIdentifier>

  /// The origin of a release that verified metadata lists; `nil` when the metadata has no targets yet.
  init?(_ trusted: TrustedMetadata) {
    guard let targets = trusted.targets(of: .topLevel)?.payload else { return nil }
    let root = trusted.root.payload
    roots = trusted.rootHashes
    rootVersion = root.version
    targetsVersion = targets.version
    signers = Set(trusted.targetsSigners.map(\.identifier))
    (snapshotKeys, targetsKeys) = (root.identifiers(of: .snapshot), root.identifiers(of: .targets))
  }

  /// Whether the newest metadata is that of this origin.
  func isCurrent(_ trusted: TrustedMetadata) -> Bool {
    roots.last == trusted.rootHashes.last && targetsVersion == trusted.targetsVersion
  }

  /// Compares metadata with that of an installed release. The stored metadata may have been lost, and with it the versions
  /// that were seen.
  /// - Throws: `UpdateError` when the metadata is older. Targets may be older if a key of the snapshot or the targets was
  ///   taken away since: its thief may have used the highest versions there are.
  func checkRollback(by trusted: TrustedMetadata) throws(UpdateError) {
    let root = trusted.root.payload
    // An app may come with the first root of another repository; versions of that one say nothing.
    if let own = trusted.rootHashes.first, roots.contains(own), root.version < rootVersion {
      throw UpdateError(.rolledBack(known: rootVersion, found: root.version), of: .root)
    }
    guard let found = trusted.targetsVersion, found < targetsVersion,
      snapshotKeys.isSubset(of: root.identifiers(of: .snapshot)),
      targetsKeys.isSubset(of: root.identifiers(of: .targets))
    else { return }
    throw UpdateError(.rolledBack(known: targetsVersion, found: found), of: .targets)
  }
}

/// What a root says about releases on the device.
struct RootAuthority: Sendable {
  let version: Int64
  private let hash: ContentHash
  private let keys: Set<KeyIdentifier>
  private let threshold: Int64

  init?(_ root: SignedMetadata<Root>) {
    guard let threshold = root.payload.roles[.targets]?.threshold else { return nil }
    version = root.payload.version
    hash = ContentHash(of: root.signedBytes, by: .sha256)
    keys = root.payload.identifiers(of: .targets)
    self.threshold = threshold
  }

  /// Whether a release counts: this root led to it, or enough of the keys that signed it are keys of this root.
  func accepts(_ origin: ReleaseOrigin) -> Bool {
    origin.roots.contains(hash) || Int64(origin.signers.intersection(keys).count) >= threshold
  }

  /// Whether this root, which came later, took the keys of a release away. An older root knows nothing of newer keys: what
  /// it doesn't accept may be a newer app's, in the same folder.
  func discredits(_ origin: ReleaseOrigin) -> Bool { origin.rootVersion < version && !accepts(origin) }
}

extension Root {
  /// The identifiers of a role's keys by the specification: whatever identifiers a root lists, they tell keys apart.
  fileprivate func identifiers(of role: RoleName) -> Set<KeyIdentifier> {
    Set((roles[role]?.identifiers ?? []).compactMap { keys[$0]?.identifier })
  }
}

extension TrustedMetadata {
  /// The version of the top-level targets that the snapshot lists.
  fileprivate var targetsVersion: Int64? { snapshot?.payload.file(of: .targets)?.version }
}

// MARK: As JSON

extension ReleaseOrigin {
  /// `nil` for anything else.
  init?(_ object: LocatedObject) {
    guard let roots = object["roots"]?.strings?.map({ ContentHash(hexadecimal: $0, algorithm: .sha256) }),
      !roots.contains(nil), let rootVersion = object["rootVersion"]?.integer,
      let targetsVersion = object["targetsVersion"]?.integer, let signers = object["signers"]?.strings,
      let snapshotKeys = object["snapshotKeys"]?.strings, let targetsKeys = object["targetsKeys"]?.strings
    else { return nil }
    self.roots = roots.compactMap(\.self)
    (self.rootVersion, self.targetsVersion) = (rootVersion, targetsVersion)
    self.signers = Set(signers.map { KeyIdentifier($0) })
    self.snapshotKeys = Set(snapshotKeys.map { KeyIdentifier($0) })
    self.targetsKeys = Set(targetsKeys.map { KeyIdentifier($0) })
  }

  /// In canonical order.
  var value: LocatedValue {
    .object([
      "roots": .list(roots.map { .text($0.hexadecimal) }), "rootVersion": .integer(rootVersion),
      "targetsVersion": .integer(targetsVersion), "signers": Self.list(signers),
      "snapshotKeys": Self.list(snapshotKeys), "targetsKeys": Self.list(targetsKeys),
    ])
  }

  private static func list(_ keys: Set<KeyIdentifier>) -> LocatedValue {
    .list(keys.map(\.text).sorted().map { .text($0) })
  }
}

extension LocatedValue {
  /// The texts of a list of texts; `nil` for anything else.
  fileprivate var strings: [String]? {
    guard let values = array else { return nil }
    let strings = values.compactMap(\.string)
    return strings.count == values.count ? strings : nil
  }
}
