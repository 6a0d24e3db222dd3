/// A value that can be written as a literal in any output language.
indirect enum Literal: Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  /// A case of an enumeration, by the id that it stands for.
  case choice(type: String, id: String)
  case list([Literal])
  /// A value of a type with named fields.
  case record(type: String, [Field])

  /// One field of a record.
  struct Field: Sendable {
    let name: String
    let value: Literal
  }

  /// A list of texts.
  static func strings(_ texts: [String]) -> Literal { .list(texts.map(Literal.string)) }

  /// A record of the fields that have a value; empty lists are left out, as the generated types' defaults.
  static func record(type: String, _ fields: KeyValuePairs<String, Literal?>) -> Literal {
    .record(
      type: type,
      fields.compactMap { name, value in
        guard let value else { return nil }
        if case .list(let elements) = value, elements.isEmpty { return nil }
        return Field(name: name, value: value)
      })
  }
}
