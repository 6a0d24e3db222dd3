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
