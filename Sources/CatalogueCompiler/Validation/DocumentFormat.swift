internal import StrictJSON
internal import YAMLSource

/// How a file that is validated is written.
public enum DocumentFormat: Sendable {
  case json
  case yaml

  static let jsonLimits = JSONReader.Limits(bytes: 256 << 20, depth: 128)
  static let yamlLimits = YAMLReader.Limits(bytes: 64 << 20, depth: 64)

  /// By the path's extension: `.yaml` and `.yml`, in any letter case, are YAML, anything else is JSON.
  public init(path: String) {
    let name = path.lowercased()
    self = name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? .yaml : .json
  }

  /// The longest file that is read, in bytes.
  public var byteLimit: Int {
    switch self {
    case .json: Self.jsonLimits.bytes
    case .yaml: Self.yamlLimits.bytes
    }
  }
}
