public import UpdateFramework

/// How an updater works.
public struct UpdaterOptions: Sendable {
  /// The catalogue's target path.
  public var catalogueName = "italy.json"
  /// How many bytes a file may have.
  public var limits = DownloadLimits()
  /// How many logos are downloaded at once, at least one; a transport may fetch fewer. Each takes up to a mebibyte of
  /// memory until it is kept.
  public var simultaneousDownloads = 4
  /// How many seconds after a failed check the next one may be, at first; doubled by each further failure.
  public var firstRetry: Int64 = 60
  /// The longest such time, in seconds, and the longest that a server is left in peace that asks for it by
  /// `Retry-After` (RFC 9110, section 10.2.3): none may silence a device for ever.
  public var longestRetry: Int64 = 86_400

  /// The usual options.
  public init() {}
}
