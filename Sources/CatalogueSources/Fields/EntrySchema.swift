internal import Catalogue
package import Diagnostics
package import StrictJSON

/// The one list of an entry's fields, as its JSON Schema has it: by the schema's own keywords, and by the annotations
/// that `docs/SCHEMA-KEYWORDS.md` describes.
package struct EntrySchema: Sendable {
  /// The entry: the fields that are published.
  package let entry: RecordType
  /// The index of the field that is the id (`x-id`).
  package let id: Int
  /// The fields that behaviours work with.
  package let bindings: Bindings
  /// The collection that the entries are.
  package let collection: EntryCollection
  /// The words that texts may not have, by the lists' names.
  package let wordLists: [String: WordList]
  /// How many entries there have to be.
  package let counts: [CountTarget]
  /// `kind.yaml`.
  package let kindFile: SourceText
  /// The files that catalogues of the kind are written to.
  package let outputs: [Output]
  /// The settings that are published with every catalogue.
  package let header: Set<HeaderSetting>

  /// What the id is called in every catalogue.
  package static let idName = "id"
  /// What code has beside the fields of an entry.
  static let reservedNames: Set<String> = [
    "check", "codeRule", "copy", "hashValue", "logoDigest", "order", "searchedTexts", "validate", "write",
  ]
  /// The folder that `x-asset` may name.
  static let assets = "logos"
  /// The collection that the market's settings list.
  package static let categories = "categories"

  /// Reads a schema, which is known to be one, and the kind that names its fields.
  /// - Throws: `InvalidEntrySchema`, with everything that keeps it from being a list of fields.
  package init(
    _ schema: LocatedValue, kind: LocatedValue, of files: KindFiles
  ) throws(InvalidEntrySchema) {
    let kindSpan = kind.span
    let kind = KindReader(kind)
    // Which schema is the entries' isn't known without it.
    guard let collection = kind.collection else { throw InvalidEntrySchema(schema: [], kind: kind.problems) }
    var reader = EntrySchemaReader(
      schema, collection: collection, wordLists: kind.problems.isEmpty ? kind.words.keys.sorted() : nil)
    let entry = reader.entry()
    guard let id = entry.fields.firstIndex(where: { $0.isID }), reader.problems.isEmpty else {
      throw InvalidEntrySchema(
        schema: reader.problems.isEmpty ? [reader.missingID] : reader.problems, kind: kind.problems)
    }
    let behaviours = BindingsReader(kind.behaviours, entry: entry)
    bindings = behaviours.bindings
    (self.entry, self.id) = (entry.bound(by: bindings), id)
    (self.collection, header) = (collection, kind.header)
    outputs =
      kind.outputs ?? OutputLanguage.standard(named: collection.name.upperCamelCased).map(Output.init)
    let counts = CountTargetReader(kind.counts, entry: entry, of: collection)
    (self.counts, kindFile) = (counts.targets, files.configuration)
    wordLists = files.words.reduce(into: [:]) { $0[$1.key] = WordList(name: $1.key, $1.value) }
    let wordless = kind.words.filter { files.words[$0.key] != nil && wordLists[$0.key] == nil }
    let problems =
      kind.problems + counts.problems + behaviours.problems
      + wordless.sorted { $0.key < $1.key }.map { _, path in
        InvalidEntrySchema.Problem(
          message: "\(path.value) has no words, or isn't UTF-8: a word list has one on each line",
          span: path.span)
      }
      + Self.problemsOfNames(entry, collection, in: kind, at: kindSpan)
      + (kind.outputs == nil ? Self.problemsOfUsualOutputs(with: bindings, at: kindSpan) : [])
    let undone = problems.isEmpty ? reader.unbound(by: bindings) : []
    guard problems.isEmpty, undone.isEmpty else {
      throw InvalidEntrySchema(schema: undone, kind: problems)
    }
  }
}

extension EntrySchema {
  /// What makes two types of one name.
  private static func problemsOfNames(
    _ entry: RecordType, _ collection: EntryCollection, in kind: KindReader, at span: Range<Int>
  ) -> [InvalidEntrySchema.Problem] {
    let name = entry.name.kotlin
    guard kind.outputs == nil, name == collection.name.upperCamelCased else { return [] }
    return [
      InvalidEntrySchema.Problem(
        message:
          "code would have two types \"\(name)\": the title of the entries' schema must be another word than the collection",
        span: span)
    ]
  }

  /// What the usual templates can't write.
  private static func problemsOfUsualOutputs(
    with bindings: Bindings, at span: Range<Int>
  ) -> [InvalidEntrySchema.Problem] {
    let unsupported: [Behaviour] = [.barcodes, .logos, .succession, .tiles]
    return unsupported.filter { !bindings.fields(of: $0).isEmpty }.map { behaviour in
      InvalidEntrySchema.Problem(
        message:
          "\"outputs\" is missing: the usual templates write no code for the behaviour \"\(behaviour.rawValue)\"",
        span: span)
    }
  }
}

/// Why a schema isn't a list of fields.
package struct InvalidEntrySchema: Error {
  /// What is wrong with a part of it.
  package struct Problem: Sendable {
    package let message: String
    package let span: Range<Int>
  }

  /// What is wrong with the schema.
  package let schema: [Problem]
  /// What is wrong with the kind that names its fields.
  package var kind: [Problem] = []
}

extension EntrySchema {
  /// Whether the library `Catalogue` reads the published catalogues.
  package var isOfBrands: Bool { form == .brands }

  /// The members that published catalogues of the kind have.
  var form: CatalogueForm {
    CatalogueForm(
      entries: collection.member, count: collection.countMember, hasCountry: header.contains(.country))
  }

  /// The field that names an entry's category: of several, the first that every entry has to have.
  package var category: Field? {
    let fields = entry.fields.filter(\.isCategory)
    return fields.first { !$0.isOptionalInSources } ?? fields.first
  }

  /// The field that is an entry's name (`x-search: name`): of several, the first that every entry has to have.
  package var name: Field? {
    let fields = entry.fields.filter { $0.search == "name" }
    return fields.first { !$0.isOptionalInSources } ?? fields.first
  }

  /// The index of the published field that has a part; `nil` where the kind doesn't have the behaviour.
  package func index(of role: Role) -> Int? { bindings[role].flatMap(entry.index) }

  /// The value of the field that has a part; null where there is no such field.
  package func value(_ role: Role, of entry: PublishedEntry) -> PublishedValue {
    index(of: role).map { entry.values[$0] } ?? .null
  }

  /// The value of an entry's field; null where there is no such field.
  package func value(_ field: String, of entry: PublishedEntry) -> PublishedValue {
    self.entry.index(of: field).map { entry.values[$0] } ?? .null
  }
}

extension Field {
  /// Whether it is the entry's id.
  var isID: Bool {
    if case .text(.id) = type { true } else { false }
  }
}
