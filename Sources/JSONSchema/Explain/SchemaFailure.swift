/// One thing that is wrong with a value: what was found, what is wanted, where.
public struct SchemaFailure: Hashable, Sendable {
  /// What kind of mistake it is, for those who give each kind its own rule.
  public enum Kind: Hashable, Sendable {
    /// A field that the schema doesn't know.
    case unknownField
    /// A value that isn't among those allowed.
    case unknownValue
    /// A value of another type, such as a number where text is wanted.
    case wrongType
    /// Anything else.
    case other
  }

  /// The kind of mistake.
  public let kind: Kind
  /// One sentence.
  public let message: String
  /// What to do, where the message doesn't say it.
  public let fix: String?
  /// Where in the source, as UTF-8 byte offsets.
  public let span: Range<Int>
  /// Where in the value.
  public let path: InstancePath
  /// The keyword that it fails, as a JSON pointer from the schema's root through references (core, section 12.3.1).
  public let keywordLocation: String
  /// The keyword as an absolute URI, where the schema has one (core, section 12.3.2).
  public let absoluteKeywordLocation: String?
}

extension SchemaFailure {
  /// What is told of a value as a whole.
  init(_ message: String, at span: Range<Int>) {
    self.init(
      kind: .other, message: message, fix: nil, span: span, path: InstancePath(), keywordLocation: "",
      absoluteKeywordLocation: nil)
  }

  /// Whether a person would read the same twice.
  func tellsTheSame(as other: SchemaFailure) -> Bool {
    (span, message) == (other.span, other.message) && path == other.path
  }
}
