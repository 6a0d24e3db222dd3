internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What a kind asks of its entries by configuration: how many there are, and which words they don't have.
extension Rule {
  package static let counts = Rule(
    "E703", .error,
    "There are as many entries as kind.yaml asks for, of all or of each combination of words.",
    sources: { context in context.missed(isWarning: false) })

  package static let wantedCounts = Rule(
    "W703", .warning,
    "There are as many entries as kind.yaml wishes for, of all or of each combination of words.",
    sources: { context in context.missed(isWarning: true) })

  package static let forbiddenWords = Rule(
    "E706", .error, "A text has no word of the word list that its field names.",
    entries: { context in
      let paths = context.schema.entry.sourcePaths { $0.forbidden != nil }
      return { entry in
        paths.flatMap { path -> [Finding] in
          guard let list = path.field?.forbidden.flatMap({ context.kind.wordLists[$0] }) else { return [] }
          return path.texts(in: entry.object).flatMap { text in
            list.phrases(in: text.value).map { phrase in
              Finding(
                "\"\(phrase)\" is in the word list \(list.name)",
                at: entry.location(entry.span(of: phrase, in: text.span)),
                fix: "say \(path.name) in other words")
            }
          }
        }
      }
    })
}

extension BrandSource {
  /// The position of a phrase within a text; that of the whole text where it is written otherwise, as with escapes.
  func span(of phrase: Substring, in text: Range<Int>) -> Range<Int> {
    guard text.upperBound <= source.bytes.count else { return text }
    return source.bytes[text].firstRange(of: Array(phrase.utf8)) ?? text
  }
}

extension SourceContext {
  /// What there is too little or too much of in the collection.
  fileprivate func missed(isWarning: Bool) -> [Finding] {
    kind.counts.filter { $0.isWarning == isWarning && $0.collection == current }.flatMap { target in
      target.referred.map { missed(target, $0) } ?? missed(target)
    }
  }

  /// The combinations of which there are too few or too many entries.
  private func missed(_ target: CountTarget) -> [Finding] {
    var counts: [[String]: Int] = [:]
    // Entries that can't be read may belong to any combination.
    var lost = doubtfulCount
    for entry in liveBrands {
      if isDoubtful(entry, target.fields + target.conditions.map(\.field)) {
        lost += 1
        continue
      }
      guard target.conditions.allSatisfy(entry.meets) else { continue }
      for combination in entry.combinations(of: target.fields) { counts[combination, default: 0] += 1 }
    }
    return target.combinations.compactMap { words in
      let count = counts[words] ?? 0
      let which =
        target.conditions.map(\.words) + zip(target.fields, words).map { "\($0.name) \($1)" }
      let found =
        "\(count == 1 ? "is" : "are") \(schema.collection.counted(count))\(which.isEmpty ? "" : " with " + which.joined(separator: " and "))"
      return target.miss(count, lost: lost).map { limit, bound in
        Finding(
          "there \(found); kind.yaml asks for \(bound) \(limit.value)", at: kind.kindFile.location(limit.span)
        )
      }
    }
  }

  /// The entries of another collection to which too few or too many of this one refer.
  private func missed(_ target: CountTarget, _ referred: CountTarget.Referred) -> [Finding] {
    let entries = entries(at: referred.collection)
    var counts: [String: Int] = [:]
    // Entries that can't be read, and references that lead nowhere, may be meant for any.
    var lost = doubtfulCount
    for entry in liveBrands {
      guard !isDoubtful(entry, [referred.field] + target.conditions.map(\.field)) else {
        lost += 1
        continue
      }
      guard target.conditions.allSatisfy(entry.meets) else { continue }
      let ids = entry.object.ids(referred.field.name).map(\.value)
      if ids.contains(where: { entries.brandsByID[$0] == nil }) { lost += 1 }
      for id in Set(ids) { counts[id, default: 0] += 1 }
    }
    return entries.liveBrands.filter { owner in
      !isDoubtful(owner, referred.conditions.map(\.field)) && referred.conditions.allSatisfy(owner.meets)
    }.compactMap { owner in
      let count = counts[owner.key] ?? 0
      return target.miss(count, lost: lost).map { limit, bound in
        let which = referred.conditions.map(\.words).joined(separator: " and ")
        return Finding(
          "\(schema.collection.counted(count)) \(count == 1 ? "has" : "have") \(referred.field.name) \"\(owner.key)\"; kind.yaml asks for \(bound) \(limit.value)\(which.isEmpty ? "" : " where it has " + which)",
          at: owner.location(owner.id?.span), related: [kind.kindFile.location(limit.span)])
      }
    }
  }

  /// Whether one of an entry's fields couldn't be read.
  private func isDoubtful(_ entry: BrandSource, _ fields: [Field]) -> Bool {
    fields.contains { unresolved.mayHave($0.name, in: entry.source) }
  }
}

extension LocatedObject {
  /// The ids of a reference, or of a list of them.
  func ids(_ field: String) -> [Located<String>] { text(field).map { [$0] } ?? texts(field) }
}

extension CountTarget.Condition {
  fileprivate var words: String { "\(field.name) \(word)" }
}

extension CountTarget {
  /// The limit that a number is beyond, with words for it.
  /// - Parameter lost: how many more there may be.
  fileprivate func miss(_ count: Int, lost: Int) -> (limit: Located<Int>, bound: String)? {
    if let minimum, count + lost < minimum.value { return (minimum, "at least") }
    if let maximum, count > maximum.value { return (maximum, "at most") }
    return nil
  }
}

extension CountTarget {
  /// Every combination of the fields' words; an empty one where there are no fields.
  fileprivate var combinations: [[String]] {
    fields.reduce([[]]) { combinations, field in
      combinations.flatMap { combination in field.words.map { combination + [$0] } }
    }
  }
}

extension BrandSource {
  /// Whether a field has a word, or its default is that word.
  fileprivate func meets(_ condition: CountTarget.Condition) -> Bool {
    guard let value = object[condition.field.name] else {
      return condition.field.constant?.word == condition.word
    }
    return (value.array ?? [value]).contains { $0.word == condition.word }
  }

  /// The combinations of words that an entry has: several where a field is a list.
  fileprivate func combinations(of fields: [Field]) -> [[String]] {
    fields.reduce([[]]) { combinations, field in
      let words = object.ids(field.name)
      return combinations.flatMap { combination in words.map { combination + [$0.value] } }
    }
  }
}

extension LocatedValue {
  /// The word that a condition may ask for.
  fileprivate var word: String? {
    switch content {
    case .string(let text): text
    case .bool(let flag): flag ? "true" : "false"
    default: nil
    }
  }
}

extension PublishedValue {
  /// The word that a condition may ask for.
  fileprivate var word: String? {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    default: nil
    }
  }
}
