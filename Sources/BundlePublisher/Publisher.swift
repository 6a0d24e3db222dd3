internal import FilePatches
internal import StrictJSON
internal import UpdateFramework

/// Makes signed releases: a TUF repository with consistent snapshots (TUF 1.0.34, sections 3 and 6).
///
/// Reads and writes nothing: it takes what is published, and returns the files to write.
public struct Publisher: Sendable {
  let signingTime: SigningTime
  let lifetimes: Lifetimes
  let allowsGap: Bool
  let allowsFuture: Bool
  let trustsClock: Bool
  let renews: Bool
  let signer: RoleSigner

  /// A publisher with some keys or other signers, at some time.
  /// - Parameters:
  ///   - allowsGap: whether clients may be unable to update until the last file is written, because a new root replaces
  ///     keys that are lost.
  ///   - allowsFuture: whether a catalogue may have a version whose day hasn't come.
  ///   - trustsClock: whether the signing time is right, whatever the published files say.
  ///   - renews: whether files are signed again however long they are still valid.
  public init(
    keys: [any Signer], at signingTime: SigningTime, lifetimes: Lifetimes = Lifetimes(),
    allowsGap: Bool = false, allowsFuture: Bool = false, trustsClock: Bool = false, renews: Bool = false
  ) {
    signer = RoleSigner(keys)
    self.signingTime = signingTime
    self.lifetimes = lifetimes
    self.allowsGap = allowsGap
    self.allowsFuture = allowsFuture
    self.trustsClock = trustsClock
    self.renews = renews
  }

  /// Makes a release of new content.
  /// - Parameters:
  ///   - content: the files.
  ///   - roots: all roots.
  ///   - repository: the repository's state.
  ///   - replacement: what allows a version that isn't above the published one.
  /// - Returns: the files to write; `nil` when the same content is published, and no file is due.
  /// - Throws: `PublishError`; then nothing is to be written.
  public func publish(
    _ content: BundleContent, roots: RootChain, over repository: RepositoryState,
    replacing replacement: Replacement? = nil
  ) throws(PublishError) -> Publication? {
    let transition = RootTransition(to: roots, from: repository)
    try signer.checkKeys(during: transition)
    try checkNotExpired(transition.newest, .root)
    try checkDate(of: content.catalogue)
    guard try needs(content, transition, over: repository, replacing: replacement) else {
      return try repair(content, transition, of: repository)
    }
    return try sign(content, transition, over: repository, replacing: replacement)
  }

  /// Whether there is something to publish.
  /// - Throws: `PublishError` when the content doesn't follow what is published.
  private func needs(
    _ content: BundleContent, _ transition: RootTransition, over repository: RepositoryState,
    replacing replacement: Replacement?
  ) throws(PublishError) -> Bool {
    guard let release = repository.release else {
      guard replacement == nil else { throw .nothingPublished }
      return true
    }
    if !allowsGap { try checkFreshness(of: release) }
    try checkLifetimes(after: release, during: transition)
    guard release.holds(content) else {
      try Self.check(content.catalogue, over: release.catalogue, replacing: replacement)
      return true
    }
    return !transition.isEmpty || release.expiries.contains(where: isDue)
  }

  /// Whether a published file is to be signed again: all are asked for, or less than a third of its lifetime is left.
  func isDue(_ role: RoleName, expires: UTCTime) -> Bool {
    renews || signingTime.isExpiring(expires, withinDays: lifetimes[role] / 3)
  }

  /// What the paths of patches begin with.
  private static let patches = "\(BundleFile.targets)/\(FilePatch.targetFolder)"

  /// Writes the files of published content that are broken in the repository; `nil` where none is.
  /// - Throws: `PublishError` when the content doesn't have one of them, byte for byte.
  private func repair(
    _ content: BundleContent, _ transition: RootTransition, of repository: RepositoryState
  ) throws(PublishError) -> Publication? {
    guard let release = repository.release, !repository.brokenFiles.isEmpty else { return nil }
    let files = content.patched(from: repository.patchBases).files(besides: repository)
      .filter { repository.brokenFiles.contains($0.path) }
    let lost = repository.brokenFiles.subtracting(files.map(\.path))
    if let path = lost.filter({ !$0.hasPrefix(Self.patches) }).min() { throw .damagedRepository(path: path) }
    // A patch from a catalogue that isn't there any more is listed no longer.
    guard lost.isEmpty else { return try sign(content, transition, over: repository, replacing: nil) }
    return Publication(
      files: files, expiries: [(.root, transition.newest.expires)] + release.expiries, waitingRoot: nil)
  }

  /// Signs bins and targets of new content, and what comes after them.
  private func sign(
    _ content: BundleContent, _ transition: RootTransition, over repository: RepositoryState,
    replacing replacement: Replacement?
  ) throws(PublishError) -> Publication {
    // Before the first signature, for which somebody may have to do something.
    for role in RoleName.published { try signer.checkIsEnough(for: role, during: transition) }
    let content = content.patched(from: repository.patchBases)
    let bins = try bins(of: content, transition, over: repository)
    var listed = content.targets(over: repository.release, replacing: replacement)
    if bins != nil { for path in content.assets.keys { listed[path] = nil } }
    let targets = try signer.sign(
      Targets(
        header: try header(of: .targets, transition, over: repository), files: listed,
        delegations: bins?.delegations),
      as: .targets, during: transition)
    return try finish(
      targets, bins?.roles ?? [:], transition, over: repository,
      files: content.files(besides: repository)
        + (bins?.new ?? []).map { Self.file($0.value, $0.key) }
        + [Self.file(targets, .targets)])
  }

  /// Renews the snapshot and the timestamp, for a daily job that has no other keys.
  ///
  /// Publishes new roots too, unless they need keys that this job doesn't have.
  /// - Throws: `PublishError`; then nothing is to be written.
  public func refresh(
    _ repository: RepositoryState, roots: RootChain
  ) throws(PublishError) -> Publication {
    guard let release = repository.release else { throw .nothingPublished }
    let transition = RootTransition(to: roots, from: repository)
    try checkClock(after: release)
    try checkLifetimes(after: release, during: transition)
    try signer.checkKeys(during: transition)
    if transition.accepts(release.targets, as: .targets) {
      try checkNotExpired(transition.newest, .root)
      do throws(PublishError) {
        return try finish(release.targets, release.bins, transition, over: repository, files: [])
      } catch  where error.isAboutMissingKeys && !transition.isEmpty {
        // Somebody who has the keys publishes the new root. Until then the files of the present one must not expire.
      }
    }
    let present = transition.roots.first ?? transition.newest
    try checkNotExpired(present, .root)
    return try finish(
      release.targets, release.bins, RootTransition(stayingWith: present), over: repository, files: [],
      waitingRoot: transition.newest.version)
  }

  /// Signs a snapshot of the targets and their bins, and a timestamp over it.
  private func finish(
    _ targets: SignedMetadata<Targets>, _ bins: [RoleName: SignedMetadata<Targets>],
    _ transition: RootTransition, over repository: RepositoryState,
    files: [BundleFile], waitingRoot: Int64? = nil
  ) throws(PublishError) -> Publication {
    let snapshot = try snapshot(of: targets, bins, transition, over: repository)
    let timestamp = try timestamp(over: snapshot, transition, over: repository)
    let metadata = [Self.file(snapshot, .snapshot), Self.file(timestamp, .timestamp)]
    let isAccepted = transition.accepts(targets, snapshot, timestamp)
    return Publication(
      files: try order(files + metadata, isAccepted: isAccepted, transition, over: repository.release),
      expiries: [(.root, transition.newest.expires)]
        + PublishedRelease.expiries(of: targets, bins, snapshot, timestamp), waitingRoot: waitingRoot)
  }

  private func snapshot(
    of targets: SignedMetadata<Targets>, _ bins: [RoleName: SignedMetadata<Targets>],
    _ transition: RootTransition, over repository: RepositoryState
  ) throws(PublishError) -> SignedMetadata<Snapshot> {
    let bytes = targets.bytes
    try Self.checkLength(of: bytes)
    let header = try header(of: .snapshot, transition, over: repository)
    let listed = ListedFile(
      version: targets.payload.version, length: Int64(bytes.count),
      hashes: ContentHashes(sha256: ContentHash(of: bytes, by: .sha256)))
    let delegated = repository.delegated(during: transition).merging(
      bins.map { (ByteString($0.key.listedName), Self.listed($0.value)) }, uniquingKeysWith: { $1 })
    return try signer.sign(
      Snapshot(header: header, targets: listed, delegated: delegated), as: .snapshot, during: transition)
  }

  /// A bin as the snapshot lists it: without a hash, since it has its own signature, and an update should be small.
  private static func listed(_ bin: SignedMetadata<Targets>) -> ListedFile {
    ListedFile(version: bin.payload.version, length: nil, hashes: nil)
  }

  private func timestamp(
    over snapshot: SignedMetadata<Snapshot>, _ transition: RootTransition, over repository: RepositoryState
  ) throws(PublishError) -> SignedMetadata<Timestamp> {
    let header = try header(of: .timestamp, transition, over: repository)
    // Without a hash: the snapshot has its own signature, and a check for updates should be small.
    let listed = ListedFile(
      version: snapshot.payload.version, length: Int64(snapshot.bytes.count), hashes: nil)
    return try signer.sign(Timestamp(header: header, snapshot: listed), as: .timestamp, during: transition)
  }

  /// The header of a role's next file.
  func header(
    of role: RoleName, _ transition: RootTransition, over repository: RepositoryState
  ) throws(PublishError) -> MetadataHeader {
    MetadataHeader(
      version: try repository.nextVersion(of: role, during: transition),
      expires: try signingTime.after(days: lifetimes[role]))
  }

  private static func file<Payload>(_ metadata: SignedMetadata<Payload>, _ role: RoleName) -> BundleFile {
    let version = role == .timestamp ? "" : "\(metadata.payload.version)."
    return BundleFile("\(BundleFile.metadata)/\(version)\(role.fileName)", metadata.bytes)
  }
}
