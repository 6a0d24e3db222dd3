internal import StrictJSON

/// Some of the types of JSON Schema (validation, section 6.1.1), one bit each.
struct TypeSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let null = TypeSet(rawValue: 1)
  static let boolean = TypeSet(rawValue: 2)
  static let object = TypeSet(rawValue: 4)
  static let array = TypeSet(rawValue: 8)
  static let string = TypeSet(rawValue: 16)
  static let integer = TypeSet(rawValue: 32)
  /// Every number, whole ones included.
  static let number = TypeSet(rawValue: 64)

  /// The types with their names in schemas and their phrases in messages.
  static let named: [(name: String, type: TypeSet, phrase: String)] = [
    ("null", .null, "null"), ("boolean", .boolean, "true or false"),
    ("object", .object, "a mapping of fields"),
    ("array", .array, "a list"), ("number", .number, "a number"), ("string", .string, "text"),
    ("integer", .integer, "a whole number"),
  ]

  /// The types in a message: `null or text`.
  var phrase: String {
    Self.named.filter { contains($0.type) }.map(\.phrase).sorted().joined(separator: " or ")
  }

  /// Whether a value is of one of the types: a number without a fractional part is an integer too.
  func contains(typeOf value: BorrowedValue) -> Bool {
    if !isDisjoint(with: value.type) { return true }
    guard contains(.integer), case .number(let number) = value.content else { return false }
    return number.isInteger
  }
}
