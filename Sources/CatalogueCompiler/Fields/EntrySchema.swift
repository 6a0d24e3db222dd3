internal import StrictJSON

/// The one list of an entry's fields, as its JSON Schema has it: by the schema's own keywords, and by the annotations
/// that `docs/SCHEMA-KEYWORDS.md` describes.
struct EntrySchema: Sendable {
  /// The entry: the fields that are published.
  let entry: RecordType
  /// The index of the field that is the id (`x-id`).
  let id: Int

  /// The collection that the entries are.
  static let entries = "brands"
  /// The folder that `x-asset` may name.
  static let assets = "logos"
  /// The collections that `x-reference` may name.
  static let collections = [entries, categories]
  /// The collection that the market's settings list.
  static let categories = "categories"

  /// Reads a schema, which is known to be one.
  /// - Throws: `InvalidEntrySchema`, with everything that keeps it from being a list of fields.
  init(_ schema: LocatedValue) throws(InvalidEntrySchema) {
    var reader = EntrySchemaReader(schema)
    let entry = reader.entry()
    guard let id = entry.fields.firstIndex(where: { $0.isID }), reader.problems.isEmpty else {
      throw InvalidEntrySchema(problems: reader.problems.isEmpty ? [reader.missingID] : reader.problems)
    }
    (self.entry, self.id) = (entry, id)
  }
}

/// Why a schema isn't a list of fields.
struct InvalidEntrySchema: Error {
  /// What is wrong with a part of it.
  struct Problem: Sendable {
    let message: String
    let span: Range<Int>
  }

  let problems: [Problem]
}

extension EntrySchema {
  /// The field that names an entry's category.
  var category: Field? { entry.fields.first(where: \.isCategory) }

  /// The value of an entry's field; null where there is no such field.
  func value(_ field: String, of entry: PublishedEntry) -> PublishedValue {
    self.entry.index(of: field).map { entry.values[$0] } ?? .null
  }
}

extension Field {
  /// Whether it is the entry's id.
  var isID: Bool {
    if case .text(.id) = type { true } else { false }
  }
}
