public import Diagnostics

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
