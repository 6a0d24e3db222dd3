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

  /// The sentence for a check that a value as a whole failed.
  init(value: LocatedValue, check: SchemaCheck, node: SchemaNode, field: String?) {
    let name = field ?? "the file"
    switch check {
    case .type(let types): self = Self.wrongType(value, types, node, name)
    case .oneOfValues(let values): self = Self.unknownValue(value, values, name)
    case .length(let range):
      let count = value.string?.unicodeScalars.count ?? 0
      self.init(
        "\(name) \(Self.shown(value)) has \(count) character\(count == 1 ? "" : "s"); \(Self.bounds(range)) are allowed"
      )
    case .itemCount(let range):
      let count = value.array?.count ?? 0
      self.init("\(name) has \(count) entr\(count == 1 ? "y" : "ies"); \(Self.bounds(range)) are allowed")
    case .minimum(let bound): self.init("\(name) is \(Self.shown(value)); the least is \(bound.literal)")
    case .maximum(let bound): self.init("\(name) is \(Self.shown(value)); the most is \(bound.literal)")
    case .never: self.init("\(name) isn't allowed here")
    case .oneOf: self.init("\(name) \(Self.shown(value)) fits more than one of the forms that are allowed")
    default: self = Self.described(value, node, name)
    }
  }

  /// `color "#1652" must be "#" and six hex digits, for example "#165226"`
  private static func described(_ value: LocatedValue, _ node: SchemaNode, _ name: String) -> FailureSentence
  {
    guard let description = node.description else {
      return FailureSentence("\(name) \(shown(value)) isn't valid")
    }
    let example = node.examples.first { $0.string != nil || $0.integer != nil }
    return FailureSentence(
      "\(name) \(shown(value)) must be \(description)" + (example.map { ", for example \(shown($0))" } ?? ""))
  }

  private static func wrongType(
    _ value: LocatedValue, _ types: Set<InstanceType>, _ node: SchemaNode, _ name: String
  ) -> FailureSentence {
    let wanted = node.description ?? types.map(\.phrase).sorted().joined(separator: " or ")
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
    if let text = value.string, let nearest = NearestName.of(text, in: names) {
      return FailureSentence("\(message); use \(nearest)")
    }
    return FailureSentence(
      "\(message); use one of \(values.map { $0.string ?? shown($0) }.joined(separator: ", "))")
  }

  private static func bounds(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
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
