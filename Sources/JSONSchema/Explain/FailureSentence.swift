internal import Diagnostics
internal import StrictJSON

/// Says what was found, what is expected and how to fix it, for people who don't read schemas.
struct FailureSentence {
  let message: String
  var fix: String?

  init(_ message: String, fix: String? = nil) {
    self.message = message
    self.fix = fix
  }

  /// The sentence with the condition under which it is expected, if there is one.
  func because(_ reason: String?) -> FailureSentence {
    guard let reason else { return self }
    return FailureSentence("\(message) (because \(reason))", fix: fix)
  }
}

/// Sentences about values of the wrong type.
extension FailureSentence {
  static func wrongType(
    _ value: LocatedValue, _ types: TypeSet, _ wording: SchemaWording, _ name: String,
    _ use: ValueUse = ValueUse()
  ) -> FailureSentence {
    FailureSentence(
      "\(name) must be \(wording.phrase ?? types.phrase), not \(value.found)",
      fix: types.contains(.string) ? textFix(value, wording, use) : otherFix(value, types, use))
  }

  /// How to turn a value into text.
  private static func textFix(_ value: LocatedValue, _ wording: SchemaWording, _ use: ValueUse) -> String? {
    if value.isNull { return nullFix(use.isRequired, isWritten: !value.span.isEmpty && !use.rejectsText) }
    guard let text = value.quoted?.string else { return nil }
    if value.isContainer, use.rejectsText { return nil }
    if value.endsInColon { return "delete the colon behind it if it is text" }
    return use.rejectsText ? wording.exampleFix : "put it in quotes: \"\(text.truncated)\""
  }

  /// - Parameter isWritten: whether there is a word for it, which may have been meant as text.
  private static func nullFix(_ isRequired: Bool, isWritten: Bool) -> String {
    let text = "write the text" + (isWritten ? ", with ~ or null in quotes" : "")
    return isRequired ? "\(text); the field is required" : "delete the line, or \(text)"
  }

  /// How to turn a value into one of the other types.
  private static func otherFix(_ value: LocatedValue, _ types: TypeSet, _ use: ValueUse) -> String? {
    if let unquoted = value.unquoted, BorrowedValue.with(unquoted, types.contains(typeOf:)) {
      return "write it without quotes: \(unquoted.shown)"
    }
    if types == .boolean, let flag = value.yaml11Boolean { return "write \(flag)" }
    if types.contains(.array) { return listFix(value, use) }
    if types.contains(.object), value.isNull { return missing("its fields", orNone: "{}", use) }
    if types.contains(.object), value.string != nil { return use.objects?.fix(of: value) }
    return nil
  }

  /// - Parameter empty: the value that has none, where the schemas accept it.
  private static func missing(_ contents: String, orNone empty: String, _ use: ValueUse) -> String {
    if !use.rejectsEmpty { return "write \(contents), or \(empty) for none" }
    return use.isRequired
      ? "write \(contents); the field is required" : "write \(contents), or delete the line"
  }

  private static func listFix(_ value: LocatedValue, _ use: ValueUse) -> String? {
    switch value.content {
    case .null: missing("its entries", orNone: "[]", use)
    case .object: nil
    case .string("") where use.rejectsList: missing("its entries", orNone: "[]", use)
    default:
      use.objects?.fix(ofList: value)
        ?? "write a list, even for one entry" + (use.rejectsList ? "" : ": [\(value.shown)]")
    }
  }
}

extension LocatedValue {
  /// A number, true or false, or what is one field only because it has a colon in it, as a text of the same characters.
  var quoted: LocatedValue? {
    switch content {
    case .number(let number): LocatedValue(.string(number.literal), at: span)
    case .bool(let flag): LocatedValue(.string("\(flag)"), at: span)
    case .object(let object) where object.members.count == 1:
      object.members.first.flatMap(\.asText).map { LocatedValue(.string($0), at: span) }
    default: nil
    }
  }

  /// Whether it is a field without a value, which only a colon makes one.
  fileprivate var endsInColon: Bool { object?.members.first.map { $0.value.span.isEmpty } ?? false }

  /// The value of the text without its quotes, where that isn't a text.
  fileprivate var unquoted: LocatedValue? {
    guard let text = string, text.utf8.count <= 40,
      let value = try? JSONReader.read(Array(text.utf8)), !value.isContainer
    else { return nil }
    return value
  }

  /// The truth value of the text in YAML 1.1.
  fileprivate var yaml11Boolean: Bool? {
    guard let text = string, text.utf8.count <= 3 else { return nil }
    switch text.lowercased() {
    case "yes", "on", "y": return true
    case "no", "off", "n": return false
    default: return nil
    }
  }
}

extension LocatedObject.Member {
  /// The field as one text; `nil` where its value isn't one word or number.
  fileprivate var asText: String? {
    if value.span.isEmpty { return key }
    return (value.string ?? value.quoted?.string).map { "\(key): \($0)" }
  }
}

/// Sentences about numbers out of range, and values that aren't among those allowed.
extension FailureSentence {
  static func outOfRange(
    _ value: LocatedValue, _ relation: String, _ bound: ExactNumber, _ name: String
  ) -> FailureSentence {
    FailureSentence("\(name) is \(value.shown); \(relation) \(bound.literal.truncated)")
  }

  static func notMultiple(_ value: LocatedValue, _ divisor: ExactNumber, _ name: String) -> FailureSentence {
    FailureSentence(
      "\(name) is \(value.shown), which isn't a multiple of \(divisor.literal.truncated)",
      fix: NearestMultiples(of: divisor, to: value).map { "use \($0.below) or \($0.above)" })
  }

  static func notAllowed(_ name: String, isRoot: Bool) -> FailureSentence {
    isRoot
      ? FailureSentence("the schema allows no value at all")
      : FailureSentence("\(name) isn't allowed here", fix: "delete it")
  }

  /// - Parameter isName: whether the value is the name of a field.
  static func unknownValue(
    _ value: LocatedValue, _ values: [LocatedValue], _ name: String, isName: Bool = false
  ) -> FailureSentence {
    guard values.count != 1 else { return otherValue(value, values, name) }
    guard !values.isEmpty else { return FailureSentence("no value is allowed for \(name)") }
    let message = "\(name) \(value.shown) isn't known"
    let names = values.prefix(41).map { $0.string ?? $0.shown }
    if let text = value.string, let nearest = NearestName.of(text, in: values.texts) {
      guard !isName else { return FailureSentence("\(message); did you mean \"\(nearest)\"?") }
      return FailureSentence("\(message); use \(nearest)", fix: "\(SchemaFailure.choiceLead) \(names.listed)")
    }
    return FailureSentence("\(message); use one of \(names.listed)", fix: quotes(value, values))
  }

  /// - Parameter values: the one value that is allowed.
  static func otherValue(_ value: LocatedValue, _ values: [LocatedValue], _ name: String) -> FailureSentence {
    let wanted = values.map(\.shown).joined()
    return FailureSentence("\(name) must be \(wanted), not \(value.shown)", fix: quotes(value, values))
  }

  /// The fix for a value that is right except for its quotes.
  private static func quotes(_ value: LocatedValue, _ values: [LocatedValue]) -> String? {
    for wanted in values.prefix(1000) {
      if let text = value.string, wanted.string == nil, wanted.shown.hasSameBytes(as: text) {
        return "write it without quotes: \(text)"
      }
      if let text = wanted.string, value.string == nil, value.shown.hasSameBytes(as: text) {
        return "put it in quotes: \"\(text)\""
      }
    }
    return nil
  }
}

extension [LocatedValue] {
  /// The texts among the first thousand.
  fileprivate var texts: [String] { prefix(1000).compactMap(\.string) }
}
