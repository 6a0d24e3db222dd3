internal import Diagnostics
internal import StrictJSON

/// How many entries a kind asks for, of all or of each combination of some fields' words.
package struct CountTarget: Sendable {
  /// The fields whose words are combined; none for all entries together.
  package let fields: [Field]
  /// The words that fields of the counted entries have; none where all count.
  package let conditions: [Condition]
  package let minimum: Located<Int>?
  package let maximum: Located<Int>?
  /// Whether the catalogue is published even where there are too few or too many.
  package let isWarning: Bool

  /// A field and the word that it has: `true` or `false` for a flag.
  package struct Condition: Sendable {
    package let field: Field
    package let word: String
  }
}

/// Reads the count targets of `kind.yaml`, and holds them against the fields of the entry schema.
struct CountTargetReader {
  private(set) var targets: [CountTarget] = []
  private var mapping = KindMapping()
  private let entry: RecordType
  private let collection: EntryCollection

  /// More combinations than any kind has.
  private static let mostCombinations = 2000

  init(_ counts: LocatedValue?, entry: RecordType, of collection: EntryCollection) {
    (self.entry, self.collection) = (entry, collection)
    guard let counts else { return }
    guard let elements = counts.array else {
      mapping.report("\"counts\" must be a list of count targets", at: counts.span)
      return
    }
    for element in elements { read(element) }
  }

  var problems: [InvalidEntrySchema.Problem] { mapping.problems }

  private mutating func read(_ element: LocatedValue) {
    let known = ["of", "where", "by", "minimum", "maximum", "severity"]
    _ = mapping.members(of: element, "a count target", known: known)
    guard let object = element.object else { return }
    if object["of"]?.string != collection.name {
      mapping.report(
        "\"of\" must name the collection: \(collection.name)", at: object["of"]?.span ?? element.span)
    }
    if object["minimum"] == nil, object["maximum"] == nil {
      mapping.report("a count target needs \"minimum\" or \"maximum\"", at: element.span)
    }
    let target = CountTarget(
      fields: fields(object["by"]), conditions: conditions(object["where"]),
      minimum: number("minimum", in: object),
      maximum: number("maximum", in: object),
      isWarning: isWarning(object["severity"]))
    if let minimum = target.minimum, let maximum = target.maximum, minimum.value > maximum.value {
      mapping.report("\"minimum\" is more than \"maximum\"", at: minimum.span)
    }
    let combinations = target.fields.reduce(1) { min($0 * max(1, $1.words.count), Self.mostCombinations + 1) }
    if combinations > Self.mostCombinations {
      mapping.report("these fields have more than \(Self.mostCombinations) combinations", at: element.span)
    }
    targets.append(target)
  }

  private mutating func number(_ name: String, in object: LocatedObject) -> Located<Int>? {
    guard let value = object[name] else { return nil }
    if let number = object.integer(name), number.value >= 0 { return number }
    mapping.report("\"\(name)\" must be a whole number", at: value.span)
    return nil
  }

  private mutating func isWarning(_ value: LocatedValue?) -> Bool {
    guard let value else { return false }
    if value.string != "error", value.string != "warning" {
      mapping.report("\"severity\" must be error or warning", at: value.span)
    }
    return value.string == "warning"
  }

  private mutating func conditions(_ value: LocatedValue?) -> [CountTarget.Condition] {
    guard let value, let object = mapping.mapping(value, "\"where\"") else { return [] }
    return object.members.compactMap { member in
      guard let field = entry.anyField(member.key), field.isInSources, !field.conditionWords.isEmpty else {
        mapping.report("\"where\" must name fields with an enum, true or false", at: member.keySpan)
        return nil
      }
      let word = member.value.string ?? member.value.bool.map { "\($0)" } ?? ""
      guard field.conditionWords.contains(word) else {
        let words = field.conditionWords.joined(separator: ", ")
        mapping.report("\"\(field.name)\" is one of \(words)", at: member.value.span)
        return nil
      }
      return CountTarget.Condition(field: field, word: word)
    }
  }

  private mutating func fields(_ value: LocatedValue?) -> [Field] {
    guard let value else { return [] }
    guard let names = value.array else {
      mapping.report("\"by\" must be a list of fields", at: value.span)
      return []
    }
    var seen: Set<String> = []
    return names.compactMap { name in
      if let text = name.string, !seen.insert(text).inserted {
        mapping.report("\"\(text)\" is listed twice", at: name.span)
        return nil
      }
      if let field = name.string.flatMap(entry.anyField), field.isInSources, !field.words.isEmpty {
        return field
      }
      let known = entry.allFields.filter { $0.isInSources && !$0.words.isEmpty }.map(\.name)
      let hint = name.string.flatMap { NearestName.of($0, in: known) }.map { "did you mean \"\($0)\"?" }
      mapping.report(
        "\"by\" must name fields with an enum: \(hint ?? known.joined(separator: ", "))", at: name.span)
      return nil
    }
  }
}

extension Field {
  /// The words that a condition may ask for.
  fileprivate var conditionWords: [String] {
    if case .flag = type { ["true", "false"] } else { words }
  }

  /// The words that the value, or each element of a list, is one of; none for any other type.
  package var words: [String] {
    if case .choice(let enumeration) = type.innermost { enumeration.values } else { [] }
  }
}
