/// How much a client is willing to download before it has read what a file's length has to be
/// (TUF 1.0.34, section 5: the client's own limits against endless data).
public struct DownloadLimits: Sendable {
  /// The longest root, in bytes.
  public var root: Int64 = 512_000
  /// The longest timestamp, in bytes.
  public var timestamp: Int64 = 16_384
  /// The longest snapshot, in bytes, where the timestamp doesn't state its length.
  public var snapshot: Int64 = 2_000_000
  /// The longest targets file, in bytes, where the snapshot doesn't state its length.
  public var targets: Int64 = 8_000_000
  /// How many new roots one update may go through.
  public var rootRotations = 256
  /// How many targets files one search may ask.
  public var delegations = 32

  /// The usual limits.
  public init() {}
}
