internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What a kind asks of its entries by configuration: how many there are, and which words they don't have.
extension Rule {
  package static let counts = Rule(
    "E703", .error,
    "There are as many entries as kind.yaml asks for, of all or of each combination of words.",
    sources: { context in context.schema.counts.filter { !$0.isWarning }.flatMap(context.missed) })

  package static let wantedCounts = Rule(
    "W703", .warning,
    "There are as many entries as kind.yaml wishes for, of all or of each combination of words.",
    sources: { context in context.schema.counts.filter(\.isWarning).flatMap(context.missed) })

  package static let forbiddenWords = Rule(
    "E706", .error, "A text has no word of the word list that its field names.",
    sources: { context in
      context.schema.entry.sourcePaths { $0.forbidden != nil }.flatMap { path -> [Finding] in
        guard let list = path.field?.forbidden.flatMap({ context.schema.wordLists[$0] }) else { return [] }
        return context.brands.flatMap { entry in
          path.texts(in: entry.object).flatMap { text in
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
  fileprivate func span(of phrase: Substring, in text: Range<Int>) -> Range<Int> {
    guard text.upperBound <= source.bytes.count else { return text }
    return source.bytes[text].firstRange(of: Array(phrase.utf8)) ?? text
  }
}

extension SourceContext {
  /// The combinations of which there are too few or too many entries.
  fileprivate func missed(_ target: CountTarget) -> [Finding] {
    var counts: [[String]: Int] = [:]
    // Entries that can't be read may belong to any combination.
    var lost = sources.strayPaths.count + brands.count { !knowsStatus(of: $0) }
    let fields = target.fields + target.conditions.map(\.field)
    for entry in liveBrands {
      if fields.contains(where: { unresolved.mayHave($0.name, in: entry.source) }) {
        lost += 1
        continue
      }
      guard target.conditions.allSatisfy(entry.meets) else { continue }
      for combination in entry.combinations(of: target.fields) { counts[combination, default: 0] += 1 }
    }
    return target.combinations.compactMap { words in
      let count = counts[words] ?? 0
      let which =
        (target.conditions.map { "\($0.field.name) \($0.word)" }
        + zip(target.fields, words).map { "\($0.name) \($1)" }).joined(separator: " and ")
      let found =
        "\(count == 1 ? "is" : "are") \(schema.collection.counted(count))\(which.isEmpty ? "" : " with " + which); kind.yaml asks for at"
      let file = schema.kindFile
      if let minimum = target.minimum, count + lost < minimum.value {
        return Finding("there \(found) least \(minimum.value)", at: file.location(minimum.span))
      }
      if let maximum = target.maximum, count > maximum.value {
        return Finding("there \(found) most \(maximum.value)", at: file.location(maximum.span))
      }
      return nil
    }
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
      let words = object.text(field.name).map { [$0] } ?? object.texts(field.name)
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
