public import UpdateFramework

/// A file of the repository: its path below the repository's folder, with slashes, and its bytes.
public struct BundleFile: Sendable {
  /// The path.
  public let path: String
  /// The bytes.
  public let bytes: [UInt8]

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The folder of metadata.
  public static let metadata = "metadata"
  /// The folder of the files that clients download.
  public static let targets = "targets"
}

/// The files that publish a release.
public struct Publication: Sendable {
  /// The files in the order in which they must be written: a writer that stops in between leaves the old release or
  /// the new one.
  public let files: [BundleFile]
  /// When the four files expire, in the order root, targets, snapshot, timestamp; behind the targets the bin that
  /// expires first, where it does before them.
  public let expiries: [(role: RoleName, expires: UTCTime)]
  /// The version of a root that a refresh doesn't publish, because it needs keys that the daily job doesn't have.
  public let waitingRoot: Int64?
}
