internal import CatalogueSources
public import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// A document that is, or holds, a JSON Schema: draft 2020-12, as JSON or YAML.
public struct SchemaDocument: Sendable {
  /// Its text; the path's extension says whether it is JSON or YAML.
  public let text: SourceText
  /// Where it was found, which references are relative to unless it has an `$id` (core, section 9.1.1; RFC 3986,
  /// section 5.1.3).
  public let uri: String

  /// A document that was found at a URI.
  public init(_ text: SourceText, at uri: String) {
    self.text = text
    self.uri = uri
  }
}

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

/// Any JSON or YAML file, read: its value, where enough of it could be read, and what is wrong with its form.
struct ParsedDocument: Sendable {
  let value: LocatedValue?
  let problems: [Finding]

  init(_ source: SourceText) {
    let format = DocumentFormat(path: source.path)
    guard source.bytes.count <= format.byteLimit else {
      let sentence = "the file is longer than \(format.byteLimit >> 20) MiB, the most that is read"
      self.init(value: nil, problems: [Finding(sentence, at: .file(source.path))])
      return
    }
    switch format {
    case .json: self.init(json: source)
    case .yaml: self.init(yaml: source)
    }
  }

  private init(value: LocatedValue?, problems: [Finding]) {
    self.value = value
    self.problems = problems
  }

  private init(json source: SourceText) {
    do throws(JSONError) {
      self.init(
        value: try JSONReader.read(source.bytes, limits: DocumentFormat.jsonLimits), problems: [])
    } catch {
      self.init(value: nil, problems: [Finding(error, in: source)])
    }
  }

  private init(yaml source: SourceText) {
    let document = YAMLReader.read(source, limits: DocumentFormat.yamlLimits)
    self.init(value: document.value, problems: document.problems.map { Finding($0, in: source) })
  }

  /// The value, where nothing is wrong with the file's form.
  var soundValue: LocatedValue? { problems.isEmpty ? value : nil }
}
