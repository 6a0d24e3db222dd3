/// The schemas in which a keyword of the entry vocabulary means something, in words that can follow "it is for".
enum KeywordUse: String {
  case text
  case texts = "text, or a list of texts"
  case ordered = "a whole number or a date, or a list of them"
  case compared = "a whole number or a text, or a list of them"
  case values = "an enum"
  case named = "an object or an enum"
  case properties = "an object with \"properties\""

  /// Where a keyword means something; `nil` where that is any schema.
  static func of(_ keyword: String) -> KeywordUse? {
    switch keyword {
    case "x-id", "x-type", "x-asset", "x-spelling": .text
    case "x-reference", "x-unique", "x-search", "x-text", "x-forbidden": .texts
    case "x-at-most", "x-less-than": .ordered
    case "x-among": .compared
    case "x-open", "x-unknown", "x-published-values", "x-titles", "x-runtime": .values
    case "x-name": .named
    case "x-derived-properties", "x-code-order": .properties
    default: nil
    }
  }

  /// Whether a schema is one of those, or may be: a schema of no type allows any.
  func isMet(at part: Int, _ fields: SchemaFields) -> Bool {
    let types = fields.types(of: part)
    switch self {
    case .text: return types?.contains("string") ?? true
    case .texts: return types?.contains("string") ?? true || fields.isList(part, of: "string")
    case .ordered, .compared:
      return ["integer", "string"].contains { types?.contains($0) ?? true || fields.isList(part, of: $0) }
    case .values: return fields.values(of: part) != nil
    case .named: return types?.contains("object") ?? true || fields.values(of: part) != nil
    case .properties: return fields.hasProperties(part)
    }
  }
}
