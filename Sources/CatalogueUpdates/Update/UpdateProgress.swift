/// How far a download is, in bytes; both only grow.
public struct UpdateProgress: Hashable, Sendable {
  /// What was downloaded.
  public let completed: Int64
  /// What there is to download.
  public let total: Int64
}
