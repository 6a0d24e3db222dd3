internal import Diagnostics
internal import StrictJSON

/// Sentences about the fields of a mapping.
extension FailureSentence {
  /// - Parameters:
  ///   - known: the allowed fields.
  ///   - patterns: the patterns for names of further fields.
  ///   - isWritten: whether the mapping has a field.
  static func unknownField(
    _ key: String, known: [String], patterns: [String], isWritten: (String) -> Bool
  ) -> FailureSentence {
    let message = "unknown field \"\(key.truncated)\""
    if let nearest = NearestName.of(key, in: known) {
      guard !isWritten(nearest) else {
        return FailureSentence(
          "\(message) beside \"\(nearest)\"", fix: "delete it; or write its value as \(nearest)")
      }
      return FailureSentence("\(message); did you mean \"\(nearest)\"?")
    }
    let names =
      known.isEmpty ? [] : ["the \(known.count == 1 ? "only field is" : "fields are") \(known.listed)"]
    let further =
      patterns.isEmpty
      ? [] : ["\(known.isEmpty ? "a" : "a further") field's name has to match \(patterns.listed)"]
    let allowed = (names + further).joined(separator: "; ")
    return FailureSentence(message, fix: allowed.isEmpty ? "delete it: no field is allowed here" : allowed)
  }

  /// A field that is known only to schemas that don't apply to this value.
  static func fieldOfAnotherForm(_ key: String) -> FailureSentence {
    FailureSentence("field \"\(key.truncated)\" isn't allowed in this case", fix: "delete it")
  }

  /// - Parameter phrase: the field's phrase, if it has one.
  static func missingField(_ key: String, examples: [LocatedValue], phrase: String?) -> FailureSentence {
    let lines = examples.map { "\(key.truncated): \($0.shown)" }.joined(separator: " or ")
    return FailureSentence(
      "field \"\(key.truncated)\" is missing",
      fix: lines.isEmpty ? phrase.map { "add it: \($0)" } : "add it, for example \(lines)")
  }

  static func renamedField(_ key: String, from found: String) -> FailureSentence {
    FailureSentence("field \"\(key.truncated)\" is missing; is \"\(found.truncated)\" a misspelling of it?")
  }

  /// - Parameter keys: fields of which one is required.
  static func missingOneOf(_ keys: [String]) -> FailureSentence {
    FailureSentence("one of the fields \(keys.quoted.listed(last: " or ")) is required")
  }

  static func forbiddenFields(_ keys: [String]) -> FailureSentence {
    guard keys.count > 1 else {
      return FailureSentence("field \(listed(keys)) isn't allowed here", fix: "delete it")
    }
    return FailureSentence("the fields \(listed(keys)) exclude each other", fix: "delete one of them")
  }

  private static func listed(_ keys: [String]) -> String {
    keys.quoted.listed(last: " and ")
  }

  static func nameNotAllowed(_ name: LocatedValue) -> FailureSentence {
    FailureSentence("field \(name.shown) isn't allowed here", fix: "delete it")
  }
}

/// Sentences about counts and list entries.
extension FailureSentence {
  static func length(_ value: LocatedValue, _ bounds: SizeBounds, _ name: String) -> FailureSentence {
    let count = value.string?.unicodeScalars.count ?? 0
    let characters = counted(count, "character", "characters")
    return FailureSentence("\(name) \(value.shown) has \(characters); \(wanted(bounds, not: count))")
  }

  static func itemCount(_ count: Int, _ bounds: SizeBounds, _ name: String) -> FailureSentence {
    FailureSentence("\(name) has \(counted(count, "entry", "entries")); \(wanted(bounds, not: count))")
  }

  static func fieldCount(_ count: Int, _ bounds: SizeBounds, _ name: String) -> FailureSentence {
    FailureSentence("\(name) has \(counted(count, "field", "fields")); \(wanted(bounds, not: count))")
  }

  /// - Parameter phrase: the phrase of what is counted, if there is one.
  static func matchCount(
    _ count: Int, _ bounds: SizeBounds, of phrase: String?, _ name: String
  ) -> FailureSentence {
    let isOne = count <= 1
    let kind = phrase.map { "that \(isOne ? "is" : "are") \($0)" } ?? "of the expected form"
    let entries = count == 0 ? "no entry" : counted(count, "entry", "entries")
    return FailureSentence("\(name) has \(entries) \(kind); \(wanted(bounds, not: count))")
  }

  static func surplus(_ element: LocatedValue, _ name: String) -> FailureSentence {
    FailureSentence("\(name) has an entry that isn't allowed: \(element.shown)", fix: "delete it")
  }

  /// - Parameter index: the position of the duplicate in the list.
  static func repeated(_ value: LocatedValue, at index: Int, in elements: [LocatedValue]) -> FailureSentence {
    // Far into a list, an entry's number is of no help, and the search takes time.
    let first = elements.prefix(min(index, 1000)).firstIndex { $0.isEqual(to: value) }
    let entries = first.map { ", as entry \($0 + 1) and as entry \(index + 1)" } ?? ""
    return FailureSentence("\(value.shown) is in the list twice\(entries)", fix: "delete one of them")
  }

  private static func counted(_ count: Int, _ one: String, _ several: String) -> String {
    count == 0 ? "no \(several)" : "\(count) \(count == 1 ? one : several)"
  }

  private static func wanted(_ bounds: SizeBounds, not count: Int) -> String {
    switch (bounds.least, bounds.most) {
    case (let least, let most) where least > most: "no number is allowed"
    case (_, 0): "none is allowed"
    case (let least, let most) where least == most || most == .max:
      "\(bounds.phrase) \(least == 1 ? "is" : "are") needed"
    case (0, let most): "\(bounds.phrase) \(most == 1 ? "is" : "are") allowed"
    default: "\(bounds.phrase) are \(count < bounds.least ? "needed" : "allowed")"
    }
  }
}

/// The bounds of a count.
struct SizeBounds {
  var least = 0
  var most = Int.max

  init(least: Int = 0, most: Int = .max) {
    self.least = least
    self.most = most
  }

  /// `minLength` and `maxLength` of a schema.
  init(ofLength checks: ArraySlice<SchemaCheck>) {
    for case .minLength(let least) in checks { self.least = least }
    for case .maxLength(let most) in checks { self.most = most }
  }

  /// `minItems` and `maxItems`.
  init(ofItems checks: ArraySlice<SchemaCheck>) {
    for case .minItems(let least) in checks { self.least = least }
    for case .maxItems(let most) in checks { self.most = most }
  }

  /// `minProperties` and `maxProperties`.
  init(ofMembers checks: ArraySlice<SchemaCheck>) {
    for case .minProperties(let least) in checks { self.least = least }
    for case .maxProperties(let most) in checks { self.most = most }
  }

  /// The bounds in a message: `1 to 2`.
  var phrase: String {
    switch (least, most) {
    case (_, .max): "at least \(least)"
    case (0, _): "at most \(most)"
    default: least == most ? "exactly \(least)" : "\(least) to \(most)"
    }
  }

  /// The bounds with what they count in a message: `at least 1 entry`.
  func counted(_ one: String, _ several: String) -> String {
    "\(phrase) \((most == .max ? least : most) == 1 ? one : several)"
  }
}
