internal import CatalogueAuthoring
internal import CatalogueSources

/// The fields of a kind's entries as a page of Markdown.
struct FieldPage {
  /// Those of each collection.
  private let collections: [EntryFields]

  init(_ collections: [EntryFields]) { self.collections = collections }

  /// The page, without a line feed at its end.
  var text: String {
    """
    # Fields

    Printed by `catalogue schema fields`; a test keeps this page current.

    \(schemas) is the only list of the fields, and this page is made of
    it. [CONTRIBUTING.md](../CONTRIBUTING.md#a-field) says how to add one, and
    [ARCHITECTURE.md](ARCHITECTURE.md#how-a-field-travels) where it goes.

    The fields stand in the order of the file. **Required** says what a file must have; a field that is left out has the
    value after "no:", or is derived by the build, or is published as `null`, and a list as an empty one. **Found in**
    says whether the field is in the entry's file, in the published catalogue, or in both.

    \(collections.flatMap { $0.records.map($0.section) }.joined(separator: "\n\n"))
    """
  }

  /// Links to the schemas.
  private var schemas: String {
    collections.map { "[`\($0.path)`](../\($0.path))" }.joined(separator: ", ")
  }
}

extension EntryFields {
  fileprivate func section(_ record: EntryFields.Record) -> String {
    var table = MarkdownTable("Field", "What it is", "What is allowed", "Required", "Example", "Found in")
    for field in record.fields {
      table.append(
        MarkdownTable.code(field.name), field.title, allowed(field), Self.presence(field),
        field.example.isEmpty ? "" : MarkdownTable.code(field.example), Self.place(field))
    }
    let meanings = record.fields.filter { !$0.meanings.isEmpty }.map(Self.meanings)
    return (["## \(record.title)", Self.introduction(record), table.text] + meanings)
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Where a record is found, and what it is there.
  private static func introduction(_ record: EntryFields.Record) -> String {
    let holders = record.holders.map(MarkdownTable.code).joined(separator: ", ")
    return holders.isEmpty
      ? "" : "In \(holders)\(record.description.isEmpty ? "" : ": \(record.description)")."
  }

  private func allowed(_ field: EntryFields.Field) -> String {
    guard let title = field.record.map({ records[$0].title }) else { return field.description }
    let link = "see [\(title)](#\(Self.anchor(title)))"
    return field.description.isEmpty ? link : "\(field.description): \(link)"
  }

  /// The name by which links find a heading.
  private static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " }.map {
        $0 == " " ? "-" : $0
      })
  }

  private static func presence(_ field: EntryFields.Field) -> String {
    switch field.presence {
    case .required: "yes"
    case .requiredWith(let other): "with \(MarkdownTable.code(other))"
    case .defaultValue(let value): "no: \(MarkdownTable.code(value))"
    case .derived: field.place == .publishedAlone ? "derived" : "no: derived"
    case .optional: "no"
    }
  }

  private static func place(_ field: EntryFields.Field) -> String {
    let words = field.publishedWords.map(MarkdownTable.code).joined(separator: " or ")
    let place =
      switch field.place {
      case .sourcesAlone: "file"
      case .publishedAlone: "catalogue"
      case .both: words.isEmpty ? "both" : "both; in the catalogue \(words)"
      }
    return field.isCompiled ? place : "\(place), not in code for apps"
  }

  /// The words that a field may have.
  private static func meanings(_ field: EntryFields.Field) -> String {
    let lines = field.meanings.map { "- \(MarkdownTable.code($0.word)): \($0.title)" }
    return (["Of \(MarkdownTable.code(field.name)):", ""] + lines).joined(separator: "\n")
  }
}
