internal import StrictJSON

/// A look-up that entries of a collection get because entries of another, or of the same, refer to them
/// (`x-reference`, `reverse`).
package struct ReverseLookup: Sendable {
  /// What it is called in code.
  package let name: String
  /// The index of the collection whose entries refer.
  package let holder: Int
  /// The field that does.
  package let field: Field
  /// The index of the collection whose entries get the look-up.
  package let target: Int

  /// Whether it finds one entry at most.
  package var isSingle: Bool { field.referrers?.maximum == 1 }
}

/// What a reference says of the entries that it leads to (`x-reference`).
package struct Referrers: Sendable {
  /// The look-up of the entries that refer to one.
  package let lookup: Located<String>?
  /// How many entries have to refer to one at least.
  package let minimum: Int?
  /// How many entries may refer to one.
  package let maximum: Int?
  /// Whether such references may not lead back to where they begin.
  package let isAcyclic: Bool
}

/// Finds the look-ups of a kind, and holds their names against the fields of the entries that get them.
struct ReverseLookupReader {
  private(set) var lookups: [ReverseLookup] = []
  /// What is wrong with the schema of each collection.
  private(set) var problems: [[InvalidKind.Problem]]
  private let collections: [EntrySchema]

  /// Whether an output has code for them.
  private let areWritten: Bool

  init(_ collections: [EntrySchema], _ outputs: [Output]) {
    self.collections = collections
    areWritten = outputs.contains(where: \.language.mayLookUp)
    problems = collections.map { _ in [] }
    for (holder, schema) in collections.enumerated() {
      for field in schema.entry.allFields { read(field, of: holder) }
    }
  }

  /// What code has beside the look-ups of a collection.
  private static let reservedNames: Set<String> = [
    "all", "country", "find", "matching", "revision", "schemaVersion", "version",
  ]

  private mutating func read(_ field: Field, of holder: Int) {
    guard let name = field.referrers?.lookup,
      let target = collections.firstIndex(where: { $0.collection.name == field.reference })
    else { return }
    if let problem = problem(with: name.value, field, target, of: holder) {
      problems[holder].append(InvalidKind.Problem(message: problem, span: name.span))
      return
    }
    lookups.append(ReverseLookup(name: name.value, holder: holder, field: field, target: target))
  }

  private func problem(with name: String, _ field: Field, _ target: Int, of holder: Int) -> String? {
    let schema = collections[target]
    guard areWritten else {
      return "no output of kind.yaml has code for it: remove it, or write Entries.* too"
    }
    guard collections[holder].entry.field(field.name)?.isCompiled ?? false else {
      return "code doesn't have the field that it looks up"
    }
    guard name.isIdentifier, !IdentifierStyle.lowerCamelCase.keywords.contains(name),
      !EntrySchema.reservedNames.contains(name), !Self.reservedNames.contains(name)
    else { return "\"\(name)\" can't be a name in code" }
    if schema.entry.allFields.contains(where: { $0.name == name }) {
      return "\(schema.collection.words) have a field \"\(name)\" already: choose another name"
    }
    if lookups.contains(where: { $0.target == target && $0.name == name }) {
      return "\(schema.collection.words) have another look-up \"\(name)\": choose another name"
    }
    return nil
  }
}
