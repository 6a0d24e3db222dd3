internal import Catalogue
internal import StrictJSON
public import UpdateFramework

/// Makes signed releases: a TUF repository with consistent snapshots (TUF 1.0.34, sections 3 and 6).
///
/// Reads and writes nothing: what is published comes in, and files to be written come out.
public struct Publisher: Sendable {
  private let signer: RoleSigner
  private let moment: Moment
  private let lifetimes: Lifetimes

  /// A publisher with some keys, at some time.
  public init(keys: [SigningKey], at moment: Moment, lifetimes: Lifetimes = Lifetimes()) {
    signer = RoleSigner(keys)
    self.moment = moment
    self.lifetimes = lifetimes
  }

  /// Makes a release of new content.
  /// - Parameters:
  ///   - content: the files.
  ///   - roots: the roots, of which the last one counts.
  ///   - published: what is out already, `nil` for the first release.
  /// - Returns: what is to be written; `nil` when the same is out, and two thirds of its time are left.
  /// - Throws: `PublishError`; then nothing is to be written.
  public func publish(
    _ content: BundleContent, roots: RootChain, over published: PublishedRelease?
  ) throws(PublishError) -> Publication? {
    try check(roots, against: published)
    if let published {
      try checkNotExpired(published.snapshot, .snapshot)
      try checkNotExpired(published.timestamp, .timestamp)
      if published.holds(content) {
        guard isDue(published, roots) else { return nil }
      } else {
        try Self.check(content, follows: published)
      }
    }
    let root = roots.newest.payload
    let targets = Targets(
      header: try header(of: .targets, after: published?.targets.version),
      files: Dictionary(
        content.files.map { (ByteString($0.path), content.target($0.path, $0.bytes)) },
        uniquingKeysWith: { first, _ in first }))
    let targetsBytes = try signer.sign(targets, as: .targets, by: root)
    let new = content.files.filter { !(published?.targets.file($0.path)?.isMatched(by: $0.bytes) ?? false) }
    let files =
      new.map { BundleFile(Self.path(of: $0.path, content.target($0.path, $0.bytes)), $0.bytes) }
      + [BundleFile(Self.path(of: .targets, version: targets.version), targetsBytes)]
    let listed = ListedFile(
      version: targets.version, length: Int64(targetsBytes.count),
      hashes: ContentHashes(sha256: ContentHash(of: targetsBytes, by: .sha256)))
    return try finish(
      roots, over: published, files: files, targetsEnd: targets.expires,
      snapshot: Snapshot(header: header(of: .snapshot, after: published?.snapshot.version), targets: listed))
  }

  /// Signs the snapshot and the timestamp anew, for a daily job that has no other keys.
  /// - Throws: `PublishError`; then nothing is to be written.
  public func refresh(_ published: PublishedRelease, roots: RootChain) throws(PublishError) -> Publication {
    try check(roots, against: published)
    var snapshot = published.snapshot
    snapshot.header = try header(of: .snapshot, after: snapshot.version)
    return try finish(
      roots, over: published, files: [], targetsEnd: published.targets.expires, snapshot: snapshot)
  }

  /// Signs the snapshot and the timestamp over it, and puts new roots first.
  private func finish(
    _ roots: RootChain, over published: PublishedRelease?, files: [BundleFile], targetsEnd: UTCTime,
    snapshot: Snapshot
  ) throws(PublishError) -> Publication {
    let root = roots.newest.payload
    let snapshotBytes = try signer.sign(snapshot, as: .snapshot, by: root)
    // Without a hash, because the same key signs both, and a check for updates is to be small.
    let timestamp = Timestamp(
      header: try header(of: .timestamp, after: published?.timestamp.version),
      snapshot: ListedFile(version: snapshot.version, length: Int64(snapshotBytes.count), hashes: nil))
    let timestampBytes = try signer.sign(timestamp, as: .timestamp, by: root)
    let newRoots = roots.files(after: published?.root.payload.version ?? 0).map {
      BundleFile(Self.path(of: .root, version: $0.version), $0.bytes)
    }
    let metadata = [
      BundleFile(Self.path(of: .snapshot, version: snapshot.version), snapshotBytes),
      BundleFile("\(BundleFile.metadata)/\(RoleName.timestamp.fileName)", timestampBytes),
    ]
    return Publication(
      files: newRoots + files + metadata,
      ends: [
        (.root, root.expires), (.targets, targetsEnd), (.snapshot, snapshot.expires),
        (.timestamp, timestamp.expires),
      ])
  }

  /// The first version, or the one after another.
  private func header(of role: RoleName, after version: Int64?) throws(PublishError) -> MetadataHeader {
    MetadataHeader(version: (version ?? 0) + 1, expires: try moment.after(days: lifetimes[role]))
  }

  private static func path(of role: RoleName, version: Int64) -> String {
    "\(BundleFile.metadata)/\(version).\(role.fileName)"
  }

  private static func path(of path: String, _ file: TargetFile) -> String {
    "\(BundleFile.targets)/\(file.consistentPath(of: path))"
  }
}

extension Publisher {
  /// The roots have to be those of the repository, or follow them, and the last one must not have expired.
  private func check(_ roots: RootChain, against published: PublishedRelease?) throws(PublishError) {
    if let published, !roots.contains(published.root) {
      throw .otherRoot(version: published.root.payload.version)
    }
    try checkNotExpired(roots.newest.payload, .root)
    try signer.checkKeys(by: roots.newest.payload)
  }

  private func checkNotExpired(_ payload: some MetadataPayload, _ role: RoleName) throws(PublishError) {
    guard moment.time < payload.expires else { throw .expired(role, at: payload.expires) }
  }

  /// Whether a release that is out has to be signed anew: there is a new root, or less than a third of the time that
  /// one of the signed files has is left.
  private func isDue(_ published: PublishedRelease, _ roots: RootChain) -> Bool {
    guard roots.newest.payload.version == published.root.payload.version else { return true }
    let due = published.roles(expiringWithin: { lifetimes[$0] / 3 }, from: moment)
    return due.contains { $0 != .root }
  }

  private static func check(
    _ content: BundleContent, follows published: PublishedRelease
  ) throws(PublishError) {
    let (old, new) = (published.catalogue, content.catalogue)
    guard new.version > old.version else {
      throw .versionNotAbove(published: old.version, found: new.version)
    }
    let kept = Set(new.brands.map(\.id) + new.tombstones.map(\.id))
    let removed = (old.brands.map(\.id) + old.tombstones.map(\.id)).filter { !kept.contains($0) }
    guard removed.isEmpty else { throw .removedBrands(removed) }
  }
}
