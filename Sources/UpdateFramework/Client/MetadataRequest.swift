/// The metadata file that a client needs next.
public struct MetadataRequest: Hashable, Sendable {
  /// The file's role.
  public let role: RoleName
  /// The version in the file's name, `nil` for a name without one.
  public let version: Int64?
  /// How many bytes may be downloaded; a longer file is an endless-data attack.
  public let maximumLength: Int64

  /// The file's path in the folder of metadata, percent-encoded as in a URL: `2.root.json`.
  public var path: String { (version.map { "\($0)." } ?? "") + role.fileName }

  /// The name under which the verified file is stored for the next update: `root.json`.
  public var storedName: String { role.storedName }

  /// Whether the file may be missing: true for roots, since there may be no newer one.
  public var mayBeAbsent: Bool { role == .root }
}

/// A client's own limits on downloads, whatever lengths the metadata lists (TUF 1.0.34, section 5).
public struct DownloadLimits: Sendable {
  /// The longest root, in bytes.
  public var root: Int64 = 512_000
  /// The longest timestamp, in bytes.
  public var timestamp: Int64 = 16_384
  /// The longest snapshot, in bytes.
  public var snapshot: Int64 = 2_000_000
  /// The longest targets file, in bytes.
  public var targets: Int64 = 8_000_000
  /// How many new roots one update may follow.
  public var rootRotations = 256
  /// How many delegated targets files one search may read.
  public var delegations = 32

  /// The usual limits.
  public init() {}
}
