/// A JSON value with its range in the source: the tree that both the YAML reader and the JSON reader make, and that
/// the schema validator and the checks read.
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
  /// Its range, as UTF-8 byte offsets in the source: they cost nothing to keep, and only the few that a message needs
  /// become a line and a column.
  public let span: Range<Int>

  /// A value that was read from `span`.
  public init(_ content: Content, at span: Range<Int>) {
    self.content = content
    self.span = span
  }

  /// The name of its type in a JSON Schema; `number` for a whole number too.
  package var typeName: String {
    switch content {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
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

extension LocatedValue {
  /// Whether both are the same JSON value (JSON Schema 2020-12 core, section 4.2.2): ranges, the order of members and
  /// the spelling of numbers don't count, and strings are compared byte by byte.
  public func isEqual(to other: LocatedValue) -> Bool {
    // Not a switch over the pair, which would copy both.
    switch content {
    case .null: other.isNull
    case .bool(let flag): other.bool == flag
    case .number(let number): if case .number(let second) = other.content { number == second } else { false }
    case .string(let text):
      if case .string(let second) = other.content { text.hasSameBytes(as: second) } else { false }
    case .array(let elements):
      if case .array(let others) = other.content { Self.areEqual(elements, others) } else { false }
    case .object(let object):
      if case .object(let second) = other.content { object.isEqual(to: second) } else { false }
    }
  }

  private static func areEqual(_ elements: [LocatedValue], _ others: [LocatedValue]) -> Bool {
    elements.count == others.count && zip(elements, others).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension LocatedObject {
  fileprivate func isEqual(to other: LocatedObject) -> Bool {
    members.count == other.members.count
      && members.allSatisfy { member in other[member.key].map { member.value.isEqual(to: $0) } ?? false }
  }
}
