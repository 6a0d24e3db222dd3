/// A metadata file that a client needs next.
public struct MetadataRequest: Hashable, Sendable {
  /// Whose file it is.
  public let role: RoleName
  /// The version in the file's name, `nil` for a name without one.
  public let version: Int64?
  /// How many bytes may be downloaded; a longer file is an attack by endless data.
  public let maximumLength: Int64

  /// The file's name below the folder of metadata, percent-encoded as it stands in a URL: `2.root.json`.
  public var path: String { (version.map { "\($0)." } ?? "") + role.fileName }

  /// The name under which the verified file is kept for the next update: `root.json`.
  public var storedName: String { role.storedName }

  /// Whether the file may be missing: a root that is newer than the newest.
  public var mayBeAbsent: Bool { role == .root }
}
