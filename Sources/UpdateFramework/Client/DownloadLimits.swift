/// How much a client is willing to download, whatever length other metadata states of a file
/// (TUF 1.0.34, section 5: the client's own limits against endless data).
public struct DownloadLimits: Sendable {
  /// The longest root, in bytes.
  public var root: Int64 = 512_000
  /// The longest timestamp, in bytes.
  public var timestamp: Int64 = 16_384
  /// The longest snapshot, in bytes.
  public var snapshot: Int64 = 2_000_000
  /// The longest targets file, in bytes.
  public var targets: Int64 = 8_000_000
  /// How many new roots one update may go through.
  public var rootRotations = 256
  /// How many delegated targets files one search may ask.
  public var delegations = 32

  /// The usual limits.
  public init() {}
}
