/// One failure of a value: what was found, what is expected, and where.
public struct SchemaFailure: Hashable, Sendable {
  /// The kind of mistake, for callers with a rule for each kind.
  public enum Kind: Hashable, Sendable {
    /// A field that is unknown to the schema.
    case unknownField
    /// A value that isn't among those allowed.
    case unknownValue
    /// A value of the wrong type, such as a number instead of text.
    case wrongType
    /// A field that an object must have; it may be there under a name that is nearly the same.
    case missingField(String, isRenamed: Bool)
    /// Anything else.
    case other

    /// Whether it is about what a value is made of: a field that is missing, a length, a form.
    public var isOfContents: Bool {
      switch self {
      case .missingField, .other: true
      case .unknownField, .unknownValue, .wrongType: false
      }
    }
  }

  /// The kind of mistake.
  public let kind: Kind
  /// One sentence.
  public let message: String
  /// What to do, where the message doesn't say it.
  public let fix: String?
  /// The range in the source, as UTF-8 byte offsets.
  public let span: Range<Int>
  /// The path to the value.
  public let path: InstancePath
  /// The failed keyword, as a JSON pointer from the schema's root through references (core, section 12.3.1).
  public let keywordLocation: String
  /// The keyword as an absolute URI, where the schema has one (core, section 12.3.2).
  public let absoluteKeywordLocation: String?
}

extension SchemaFailure {
  /// What ``fix`` begins with where it is an example.
  static let exampleLead = "write it as in"
  /// What it begins with where it is all that is allowed.
  static let choiceLead = "write one of"

  /// Whether ``fix`` is the same for every value.
  public var isGeneral: Bool {
    [Self.exampleLead, Self.choiceLead].contains { fix?.hasPrefix($0) ?? false }
  }

  /// Whether a field is missing that another may be a misspelling of.
  var isRenamedField: Bool {
    if case .missingField(_, let isRenamed) = kind { isRenamed } else { false }
  }

  /// A failure of a value as a whole.
  init(_ message: String, at span: Range<Int>) {
    self.init(
      kind: .other, message: message, fix: nil, span: span, path: InstancePath(), keywordLocation: "",
      absoluteKeywordLocation: nil)
  }

  /// Whether a reader would see the same message twice.
  func isDuplicate(of other: SchemaFailure) -> Bool {
    (span, message) == (other.span, other.message) && path == other.path
  }
}
