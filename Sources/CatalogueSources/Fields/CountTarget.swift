internal import Diagnostics
internal import StrictJSON

/// How many entries a kind asks for: of all, of each combination of some fields' words, or for each entry that they
/// refer to.
package struct CountTarget: Sendable {
  /// The index of the collection whose entries are counted.
  package let collection: Int
  /// The fields whose words are combined; none for all entries together.
  package let fields: [Field]
  /// The entries for each of which there have to be so many; `nil` where it is about words.
  package let referred: Referred?
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

  /// Entries that the counted ones refer to.
  package struct Referred: Sendable {
    /// The reference.
    package let field: Field
    /// The index of their collection.
    package let collection: Int
    /// The words that their fields have; none where there have to be so many for all of them.
    package let conditions: [Condition]
  }
}

/// Reads the count targets of `kind.yaml`, and holds them against the fields of the entry schemas.
struct CountTargetReader {
  private(set) var targets: [CountTarget] = []
  private var mapping = KindMapping()
  private let collections: [EntrySchema]

  /// More combinations than any kind has.
  private static let mostCombinations = 2000

  init(_ counts: LocatedValue?, of collections: [EntrySchema]) {
    self.collections = collections
    guard let counts else { return }
    guard let elements = counts.array else {
      mapping.report("\"counts\" must be a list of count targets", at: counts.span)
      return
    }
    for element in elements { read(element) }
  }

  var problems: [InvalidKind.Problem] { mapping.problems }

  private mutating func read(_ element: LocatedValue) {
    let known = ["of", "where", "by", "for", "minimum", "maximum", "severity"]
    _ = mapping.members(of: element, "a count target", known: known)
    guard let object = element.object else { return }
    if object["minimum"] == nil, object["maximum"] == nil {
      mapping.report("a count target needs \"minimum\" or \"maximum\"", at: element.span)
    }
    guard let collection = collections.firstIndex(where: { $0.collection.name == object["of"]?.string })
    else {
      let names = collections.map(\.collection.name).joined(separator: " or ")
      let what = collections.count == 1 ? "the collection" : "a collection"
      return mapping.report("\"of\" must name \(what): \(names)", at: object["of"]?.span ?? element.span)
    }
    let entry = collections[collection].entry
    let referred = referred(object, entry)
    let target = CountTarget(
      collection: collection, fields: referred == nil ? fields(object["by"], collections[collection]) : [],
      referred: referred,
      conditions: conditions(object["where"], "where", entry),
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

  /// The entries for each of which there have to be so many, where `by` names a reference alone.
  private mutating func referred(_ object: LocatedObject, _ entry: RecordType) -> CountTarget.Referred? {
    let names = object["by"]?.array?.compactMap(\.string) ?? []
    let field = names.count == 1 ? names.first.flatMap(entry.anyField) : nil
    let target = collections.firstIndex { $0.collection.name == field?.reference }
    guard let field, let target else {
      if let conditions = object.member("for") {
        mapping.report("\"for\" needs \"by\" with one field that refers to entries", at: conditions.keySpan)
      }
      return nil
    }
    return CountTarget.Referred(
      field: field, collection: target,
      conditions: conditions(object["for"], "for", collections[target].entry))
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

  private mutating func conditions(
    _ value: LocatedValue?, _ name: String, _ entry: RecordType
  ) -> [CountTarget.Condition] {
    guard let value, let object = mapping.mapping(value, "\"\(name)\"") else { return [] }
    return object.members.compactMap { member in
      guard let field = entry.anyField(member.key), field.isInSources, !field.conditionWords.isEmpty else {
        mapping.report("\"\(name)\" must name fields with an enum, true or false", at: member.keySpan)
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

  private mutating func fields(_ value: LocatedValue?, _ schema: EntrySchema) -> [Field] {
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
      if let field = name.string.flatMap(schema.entry.anyField), field.isInSources, !field.words.isEmpty {
        return field
      }
      reportField(name, schema, isAlone: names.count == 1)
      return nil
    }
  }

  /// Reports what names no field whose words can be combined.
  private mutating func reportField(_ name: LocatedValue, _ schema: EntrySchema, isAlone: Bool) {
    let referred = isAlone ? collections.map(\.collection.name) : []
    let known = schema.entry.allFields.filter { field in
      field.isInSources && (!field.words.isEmpty || field.reference.map(referred.contains) ?? false)
    }.map(\.name)
    let hint = name.string.flatMap { NearestName.of($0, in: known) }.map { ": did you mean \"\($0)\"?" }
    let none = "; \(schema.collection.words) have \(isAlone ? "neither" : "no enum")"
    let list = known.isEmpty ? none : ": \(known.joined(separator: ", "))"
    let what = "fields with an enum, or one field\(isAlone ? "" : " alone") that refers to entries"
    mapping.report("\"by\" must name \(what)\(hint ?? list)", at: name.span)
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
