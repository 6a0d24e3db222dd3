public import StrictJSON

/// The role that signs a metadata file: one of the four that the root names, or one to which targets are delegated (TUF
/// 1.0.34, sections 2.1 and 4.5).
public enum RoleName: Hashable, Sendable {
  case root
  case timestamp
  case snapshot
  case targets
  case delegated(ByteString)

  /// The roles that every root names.
  public static let topLevel: [RoleName] = [.root, .snapshot, .targets, .timestamp]

  /// The delegated role of that name; `nil` when the name is empty or a top-level role's.
  public init?(delegated name: String) {
    guard !name.isEmpty, !Self.topLevel.contains(where: { $0.text.hasSameBytes(as: name) }) else {
      return nil
    }
    self = .delegated(ByteString(name))
  }

  /// The name as in metadata.
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

  /// The name of the role's file, without a version. The role's name is percent-encoded, so that no name can leave the
  /// folder.
  public var fileName: String { text.percentEncoded() + ".json" }

  /// The name under which the role's verified file is stored. Capitals are encoded too: to many file systems `ROOT.json` is
  /// `root.json`, and a role named `ROOT` would replace the trusted root.
  var storedName: String {
    text.percentEncoded { $0.isURIUnreserved && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      + ".json"
  }
}
