public import UpdateFramework

/// What is to be written so that a release is out.
public struct Publication: Sendable {
  /// The files in the order in which they have to be written: whoever stops in between leaves the old release or the
  /// new one.
  public let files: [BundleFile]
  /// The ends of all four files after that, in the order root, targets, snapshot, timestamp.
  public let ends: [(role: RoleName, expires: UTCTime)]
  /// A root that a refresh doesn't publish, because it asks for keys that the daily job doesn't have.
  public let waitingRoot: Int64?
}
