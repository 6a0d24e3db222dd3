internal import Diagnostics
internal import RegularExpressions
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

  /// The sentence for a check that a value as a whole failed.
  init(value: LocatedValue, check: SchemaCheck, wording: SchemaWording, name: String) {
    switch check {
    case .type(let types): self = Self.wrongType(value, types, wording, name)
    case .enumeration(let values): self = Self.unknownValue(value, values.values, name)
    case .constant(let constant): self = Self.unknownValue(value, [constant], name)
    case .length(let bounds):
      let count = value.string?.unicodeScalars.count ?? 0
      self.init(
        "\(name) \(Self.shown(value)) has \(count) character\(count == 1 ? "" : "s"); \(Self.allowed(bounds))"
      )
    case .itemCount(let bounds): self = .itemCount(value.array?.count ?? 0, bounds, name)
    case .memberCount(let bounds):
      let count = value.object?.members.count ?? 0
      self.init("\(name) has \(count) field\(count == 1 ? "" : "s"); \(Self.allowed(bounds))")
    case .minimum(let bound): self.init("\(name) is \(Self.shown(value)); the least is \(bound.literal)")
    case .maximum(let bound): self.init("\(name) is \(Self.shown(value)); the most is \(bound.literal)")
    case .exclusiveMinimum(let bound):
      self.init("\(name) is \(Self.shown(value)); it must be more than \(bound.literal)")
    case .exclusiveMaximum(let bound):
      self.init("\(name) is \(Self.shown(value)); it must be less than \(bound.literal)")
    case .multipleOf(let divisor):
      self.init("\(name) is \(Self.shown(value)), which isn't a multiple of \(divisor.literal)")
    case .never: self.init("\(name) isn't allowed here")
    default: self = Self.described(value, check, wording, name)
    }
  }

  /// `color "#1652" must be "#" and six hex digits, for example "#165226"`
  private static func described(
    _ value: LocatedValue, _ check: SchemaCheck, _ wording: SchemaWording, _ name: String
  ) -> FailureSentence {
    let example = wording.example.map { ", for example \(shown($0))" } ?? ""
    if let phrase = wording.phrase {
      return FailureSentence("\(name) \(shown(value)) must be \(phrase)\(example)")
    }
    let note = wording.note.map { " (\($0))" } ?? ""
    switch check {
    case .pattern(let pattern):
      return FailureSentence(
        "\(name) \(shown(value))\(note) doesn't match the pattern \(pattern.pattern)\(example)")
    case .format(let format):
      return FailureSentence("\(name) \(shown(value))\(note) must be \(format.phrase)")
    case .not:
      return FailureSentence("\(name) \(shown(value))\(note) has a form that isn't allowed\(example)")
    default: return FailureSentence("\(name) \(shown(value))\(note) isn't valid\(example)")
    }
  }

  private static func wrongType(
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

  private static func unknownValue(_ value: LocatedValue, _ values: [LocatedValue], _ name: String)
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
    bounds.least > bounds.most ? "no number is allowed" : "\(phrase(bounds)) are allowed"
  }

  private static func asked(_ bounds: SizeBounds) -> String {
    bounds.least > bounds.most ? "no number is right" : "there must be \(phrase(bounds))"
  }

  private static func phrase(_ bounds: SizeBounds) -> String {
    switch (bounds.least, bounds.most) {
    case (let least, .max): "at least \(least)"
    case (0, let most): "at most \(most)"
    case (let least, let most): least == most ? "exactly \(least)" : "\(least) to \(most)"
    }
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
