/// A JSON value that knows where it stands in its source: the one kind of tree that the YAML reader and the
/// JSON reader both make, and that the schema validator and the checks read.
public struct LocatedValue: Sendable {
  /// What a value can be (RFC 8259, section 3).
  public enum Content: Sendable {
    case null
    case bool(Bool)
    case number(ExactNumber)
    case string(String)
    case array([LocatedValue])
    case object(LocatedObject)
  }

  /// The value itself.
  public let content: Content
  /// Where it stands, as UTF-8 byte offsets in the source: they cost nothing to keep, and only the few that
  /// end in a message are ever turned into a line and a column.
  public let span: Range<Int>

  /// A value that was read from `span`.
  public init(_ content: Content, at span: Range<Int>) {
    self.content = content
    self.span = span
  }

  /// The text of a string, `nil` for anything else.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The elements of an array, `nil` for anything else.
  public var array: [LocatedValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members of an object, `nil` for anything else.
  public var object: LocatedObject? {
    if case .object(let object) = content { object } else { nil }
  }

  /// The truth value of a boolean, `nil` for anything else.
  public var bool: Bool? {
    if case .bool(let flag) = content { flag } else { nil }
  }

  /// A number that is an integer of 64 bits, `nil` for anything else.
  public var integer: Int64? {
    if case .number(let number) = content { number.integer } else { nil }
  }

  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = content { true } else { false }
  }
}
