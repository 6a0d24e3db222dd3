public import UpdateFramework

/// How an updater works.
public struct UpdaterOptions: Sendable {
  /// The catalogue's target path.
  public var catalogueName = "italy.json"
  /// How many bytes a file may have.
  public var limits = DownloadLimits()
  /// How many seconds after a failed check the next one may be, at first; doubled by each further failure.
  public var firstRetry: Int64 = 60
  /// The longest such time, in seconds.
  public var longestRetry: Int64 = 86_400

  /// The usual options.
  public init() {}
}
