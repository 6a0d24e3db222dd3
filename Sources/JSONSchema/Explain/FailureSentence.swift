internal import Diagnostics
internal import StrictJSON

/// Says what was found, what is wanted and how to mend it, for people who don't read schemas.
struct FailureSentence {
  let message: String
  var fix: String?

  private init(_ message: String, fix: String? = nil) {
    self.message = message
    self.fix = fix
  }

  static func unknownField(_ key: String, known: [String]) -> FailureSentence {
    guard let nearest = NearestName.of(key, in: known) else {
      return FailureSentence(
        "unknown field \"\(key)\"", fix: "the fields are \(known.joined(separator: ", "))")
    }
    return FailureSentence("unknown field \"\(key)\"; did you mean \"\(nearest)\"?")
  }

  static func missingField(_ key: String, example: LocatedValue?) -> FailureSentence {
    FailureSentence(
      "field \"\(key)\" is missing", fix: example.map { "add it, for example \(key): \(shown($0))" })
  }

  static func repeated(_ value: LocatedValue) -> FailureSentence {
    FailureSentence("\(shown(value)) is in the list twice", fix: "delete one of them")
  }

  static func severalForms(_ value: LocatedValue, _ name: String) -> FailureSentence {
    FailureSentence("\(name) \(shown(value)) fits more than one of the forms that are allowed")
  }

  static func itemCount(_ count: Int, _ bounds: SizeBounds, _ name: String) -> FailureSentence {
    FailureSentence("\(name) has \(count) entr\(count == 1 ? "y" : "ies"); \(allowed(bounds))")
  }

  static func matchCount(
    _ count: Int, _ bounds: SizeBounds, of wording: SchemaWording, _ name: String
  ) -> FailureSentence {
    let kind =
      wording.phrase.map { " that \(count == 1 ? "is" : "are") \($0)" } ?? " of the form that is looked for"
    return FailureSentence("\(name) has \(count) entr\(count == 1 ? "y" : "ies")\(kind); \(asked(bounds))")
  }

  static func length(_ value: LocatedValue, _ bounds: SizeBounds, _ name: String) -> FailureSentence {
    let count = value.string?.unicodeScalars.count ?? 0
    return FailureSentence(
      "\(name) \(shown(value)) has \(count) character\(count == 1 ? "" : "s"); \(allowed(bounds))")
  }

  static func memberCount(_ count: Int, _ bounds: SizeBounds, _ name: String) -> FailureSentence {
    FailureSentence("\(name) has \(count) field\(count == 1 ? "" : "s"); \(allowed(bounds))")
  }

  static func outOfRange(
    _ value: LocatedValue, _ relation: String, _ bound: ExactNumber, _ name: String
  ) -> FailureSentence {
    FailureSentence("\(name) is \(shown(value)); \(relation) \(bound.literal)")
  }

  static func notMultiple(_ value: LocatedValue, _ divisor: ExactNumber, _ name: String) -> FailureSentence {
    FailureSentence("\(name) is \(shown(value)), which isn't a multiple of \(divisor.literal)")
  }

  static func notAllowed(_ name: String) -> FailureSentence { FailureSentence("\(name) isn't allowed here") }

  /// `color "#1652" must be "#" and six hex digits, for example "#165226"`
  /// - Parameter verdict: what is wrong, where no schema says in words what is wanted.
  static func wrongForm(
    _ value: LocatedValue, _ verdict: String, _ wording: SchemaWording, _ name: String
  ) -> FailureSentence {
    let example = wording.example.map { ", for example \(shown($0))" } ?? ""
    if let phrase = wording.phrase {
      return FailureSentence("\(name) \(shown(value)) must be \(phrase)\(example)")
    }
    let note = wording.note.map { " (\($0))" } ?? ""
    return FailureSentence("\(name) \(shown(value))\(note) \(verdict)\(example)")
  }

  static func wrongType(
    _ value: LocatedValue, _ types: TypeSet, _ wording: SchemaWording, _ name: String
  ) -> FailureSentence {
    let wanted = wording.phrase ?? types.phrase
    let message = "\(name) must be \(wanted), not \(found(value))"
    guard types.contains(.string) else { return FailureSentence(message) }
    switch value.content {
    case .number(let number): return FailureSentence(message, fix: "put it in quotes: \"\(number.literal)\"")
    case .bool(let flag): return FailureSentence(message, fix: "put it in quotes: \"\(flag)\"")
    case .null:
      return FailureSentence(
        message, fix: "write the text, in quotes if it is one of ~ and null; or delete the line")
    default: return FailureSentence(message)
    }
  }

  static func unknownValue(_ value: LocatedValue, _ values: [LocatedValue], _ name: String)
    -> FailureSentence
  {
    let names = values.compactMap(\.string)
    let message = "\(name) \(shown(value)) isn't known"
    guard !values.isEmpty else { return FailureSentence("\(name) has no value that is allowed") }
    if let text = value.string, let nearest = NearestName.of(text, in: names) {
      return FailureSentence("\(message); use \(nearest)")
    }
    return FailureSentence(
      "\(message); use one of \(values.map { $0.string ?? shown($0) }.joined(separator: ", "))")
  }

  private static func allowed(_ bounds: SizeBounds) -> String {
    bounds.least > bounds.most ? "no number is allowed" : "\(bounds.phrase) are allowed"
  }

  private static func asked(_ bounds: SizeBounds) -> String {
    bounds.least > bounds.most ? "no number is right" : "there must be \(bounds.phrase)"
  }

  /// What a value is, with its article.
  private static func found(_ value: LocatedValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool, .string: shown(value)
    case .number: "the number \(shown(value))"
    case .array: "a list"
    case .object: "a mapping of fields"
    }
  }

  /// A value as a person would write it in a brand file; long ones are cut.
  private static func shown(_ value: LocatedValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): number.literal
    case .string(let text): "\"\(text.unicodeScalars.count > 60 ? text.prefix(57) + "…" : text)\""
    case .array(let elements):
      "[" + elements.prefix(3).map(shown).joined(separator: ", ") + (elements.count > 3 ? ", …]" : "]")
    case .object(let object):
      "{ " + object.members.prefix(3).map { "\($0.key): \(shown($0.value))" }.joined(separator: ", ")
        + (object.members.count > 3 ? ", … }" : " }")
    }
  }
}
