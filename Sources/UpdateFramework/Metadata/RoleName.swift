public import StrictJSON

/// Who signs a metadata file: one of the four roles that the root names, or one that targets were delegated to
/// (TUF 1.0.34, sections 2.1 and 4.5).
public enum RoleName: Hashable, Sendable {
  case root
  case timestamp
  case snapshot
  case targets
  case delegated(ByteString)

  /// The roles that every root names.
  public static let topLevel: [RoleName] = [.root, .snapshot, .targets, .timestamp]

  /// The delegated role of that name, or `nil` where the name is empty or a top-level role's.
  public init?(delegated name: String) {
    guard !name.isEmpty, !Self.topLevel.contains(where: { $0.text.hasSameBytes(as: name) }) else {
      return nil
    }
    self = .delegated(ByteString(name))
  }

  /// The name as metadata has it.
  public var text: String {
    switch self {
    case .root: "root"
    case .timestamp: "timestamp"
    case .snapshot: "snapshot"
    case .targets: "targets"
    case .delegated(let name): name.text
    }
  }

  /// The name under which a snapshot or a timestamp lists the role's file: `targets.json`.
  public var listedName: String { text + ".json" }

  /// The name of the role's file, without a version. All but unreserved characters of a delegated role's name are
  /// percent-encoded (RFC 3986, section 2.3), so that no name leads out of the folder.
  public var fileName: String { PercentEncoding.encode(text) + ".json" }

  /// The name under which the role's verified file is kept. Capitals are encoded too: many disks take `ROOT.json` for
  /// `root.json`, and a role of that name would replace what the client trusts.
  var storedName: String { PercentEncoding.encode(text, capitals: true) + ".json" }
}
