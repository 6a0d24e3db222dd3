internal import StrictJSON

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
