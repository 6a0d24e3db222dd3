internal import Diagnostics
internal import StrictJSON

/// Sentences about the fields of a mapping.
extension FailureSentence {
  /// - Parameters:
  ///   - known: the fields that there may be.
  ///   - patterns: what the names of further fields may match.
  static func unknownField(_ key: String, known: [String], patterns: [String]) -> FailureSentence {
    let message = "unknown field \"\(key.cut)\""
    if let nearest = NearestName.of(key, in: known) {
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

  /// A field that is known, but only to schemas that don't apply to this value.
  static func fieldOfAnotherForm(_ key: String) -> FailureSentence {
    FailureSentence("field \"\(key.cut)\" isn't allowed in this case", fix: "delete it")
  }

  /// - Parameter phrase: what the field is, where it can be said.
  static func missingField(_ key: String, example: LocatedValue?, phrase: String?) -> FailureSentence {
    FailureSentence(
      "field \"\(key.cut)\" is missing",
      fix: example.map { "add it, for example \(key.cut): \($0.shown)" } ?? phrase.map { "add it: \($0)" })
  }

  static func renamedField(_ key: String, from found: String) -> FailureSentence {
    FailureSentence("field \"\(key.cut)\" is missing; did you write \"\(found.cut)\" for it?")
  }

  /// - Parameter keys: fields of which any would do.
  static func missingOneOf(_ keys: [String]) -> FailureSentence {
    FailureSentence("one of the fields \(listed(keys)) has to be there")
  }

  static func forbiddenFields(_ keys: [String]) -> FailureSentence {
    guard keys.count > 1 else {
      return FailureSentence("field \(listed(keys)) isn't allowed here", fix: "delete it")
    }
    return FailureSentence("the fields \(listed(keys)) mustn't be there together", fix: "delete one of them")
  }

  private static func listed(_ keys: [String]) -> String {
    keys.map { "\"\($0.cut)\"" }.listed(last: " and ")
  }

  static func nameNotAllowed(_ name: LocatedValue) -> FailureSentence {
    FailureSentence("field \(name.shown) isn't allowed here", fix: "delete it")
  }
}

/// Sentences about how many there are of something.
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

  /// - Parameter phrase: what is counted, where it can be said.
  static func matchCount(
    _ count: Int, _ bounds: SizeBounds, of phrase: String?, _ name: String
  ) -> FailureSentence {
    let isOne = count <= 1
    let kind = phrase.map { "that \(isOne ? "is" : "are") \($0)" } ?? "of the form that is looked for"
    let entries = count == 0 ? "no entry" : counted(count, "entry", "entries")
    return FailureSentence("\(name) has \(entries) \(kind); \(wanted(bounds, not: count))")
  }

  static func surplus(_ element: LocatedValue, _ name: String) -> FailureSentence {
    FailureSentence("\(name) has an entry that isn't allowed: \(element.shown)", fix: "delete it")
  }

  /// - Parameter index: where in the list the value stands again.
  static func repeated(_ value: LocatedValue, at index: Int, in elements: [LocatedValue]) -> FailureSentence {
    // Far into a list, a count says nothing, and looking for it takes its time.
    let first = elements.prefix(min(index, 1000)).firstIndex { $0.isEqual(to: value) }
    let places = first.map { ", as entry \($0 + 1) and as entry \(index + 1)" } ?? ""
    return FailureSentence("\(value.shown) is in the list twice\(places)", fix: "delete one of them")
  }

  private static func counted(_ count: Int, _ one: String, _ several: String) -> String {
    count == 0 ? "no \(several)" : "\(count) \(count == 1 ? one : several)"
  }

  private static func wanted(_ bounds: SizeBounds, not count: Int) -> String {
    switch (bounds.least, bounds.most) {
    case (let least, let most) where least > most: "no number is right"
    case (_, 0): "none is allowed"
    case (let least, let most) where least == most || most == .max:
      "\(bounds.phrase) \(least == 1 ? "is" : "are") needed"
    case (0, let most): "\(bounds.phrase) \(most == 1 ? "is" : "are") allowed"
    default: "\(bounds.phrase) are \(count < bounds.least ? "needed" : "allowed")"
    }
  }
}

/// How many there may be of something.
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

  /// The bounds as they stand in a sentence: `1 to 2`.
  var phrase: String {
    switch (least, most) {
    case (_, .max): "at least \(least)"
    case (0, _): "at most \(most)"
    default: least == most ? "exactly \(least)" : "\(least) to \(most)"
    }
  }

  /// The bounds with what they count: `at least 1 entry`.
  func counted(_ one: String, _ several: String) -> String {
    "\(phrase) \((most == .max ? least : most) == 1 ? one : several)"
  }
}
