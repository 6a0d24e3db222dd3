public import CatalogueRules
public import CatalogueSources
package import Diagnostics
package import StrictJSON

extension EntryFields {
  /// Reads them from the files of a kind, those of each collection.
  /// - Throws: `UnreadableInput`, with everything that keeps a schema from being a list of fields.
  public static func all(_ kind: KindFiles) throws(UnreadableInput) -> [EntryFields] {
    let roots = try KindSchema.values(of: kind)
    // This reports all that can be wrong with them.
    _ = try KindSchema(roots, of: kind)
    return zip(roots, kind.schemas).map(EntryFields.init)
  }

  /// Reads those of any schema of objects, such as that of `catalogue.yaml`.
  package init(_ root: LocatedValue, _ source: SourceText) {
    var reader = EntryFieldsReader(root: root, source: source)
    _ = reader.record(Declaration(root, in: root), else: "", at: [], isPublished: true)
    records = reader.records
    path = source.path
  }
}

/// Walks through the records of a schema. It is one that `EntrySchema` has read, so none holds itself.
private struct EntryFieldsReader {
  let root: LocatedValue
  let source: SourceText
  private(set) var records: [EntryFields.Record] = []
  /// The records that have been read, by where they are declared.
  private var indices: [Int: Int] = [:]

  init(root: LocatedValue, source: SourceText) { (self.root, self.source) = (root, source) }

  /// The index of a record, which is read only once.
  /// - Parameters:
  ///   - title: what it is, where it doesn't say that itself.
  ///   - path: the fields that lead to it.
  ///   - isPublished: whether the field that leads to it is.
  mutating func record(
    _ declaration: Declaration, else title: String, at path: [String], isPublished: Bool
  ) -> Int {
    let own = Declaration.resolved(declaration.value, in: root) ?? declaration.value
    let index = indices[own.span.lowerBound] ?? records.count
    if index == records.count {
      indices[own.span.lowerBound] = index
      records.append(
        EntryFields.Record(
          title: own.object?["title"]?.string ?? title, description: own.object?["description"]?.string ?? "")
      )
      let condition = Condition(own)
      for property in declaration.properties(in: root).ordered {
        let field = field(property, condition, at: path, isPublished: isPublished && property.isPublished)
        records[index].fields.append(field)
      }
    }
    if !path.isEmpty { records[index].holders.append(path.joined(separator: ".")) }
    return index
  }

  private mutating func field(
    _ property: RecordProperty, _ condition: Condition, at path: [String], isPublished: Bool
  ) -> EntryFields.Field {
    let (name, declaration) = (property.member.key, property.declaration)
    let title = declaration["title"]?.string ?? name
    let element = declaration["items"].map { Declaration($0, in: root) } ?? declaration
    let examples = declaration["examples"]?.array ?? []
    let place: EntryFields.Place =
      property.isInSources ? (isPublished ? .both : .sourcesAlone) : .publishedAlone
    return EntryFields.Field(
      name: name, title: title, description: declaration["description"]?.string ?? "",
      presence: presence(of: property, condition),
      example: (examples.first { !$0.isNull } ?? examples.first).map(written) ?? "", place: place,
      isCompiled: declaration["x-compiled"]?.bool ?? true,
      publishedWords: declaration["x-published-values"]?.array?.compactMap(\.string) ?? [],
      meanings: (declaration["x-titles"]?.object?.members ?? []).compactMap { member in
        member.value.string.map { EntryFields.Meaning(word: member.key, title: $0) }
      },
      record: element.types.contains("object")
        ? record(element, else: title, at: path + [name], isPublished: isPublished) : nil)
  }

  private func presence(of property: RecordProperty, _ condition: Condition) -> EntryFields.Presence {
    let name = property.member.key
    if !property.isInSources { return .derived }
    if property.isRequired { return .required }
    if let other = condition.reason(for: name) { return .requiredWith(other) }
    if let value = property.declaration["default"] { return .defaultValue(written(value)) }
    return property.declaration["x-derived"] == nil ? .optional : .derived
  }

  /// A part of the schema on one line. (No text of JSON contains a line break.)
  private func written(_ value: LocatedValue) -> String {
    source.text(value.span).split(whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
  }
}

/// What a schema requires of some records: `if` these have a field, `then` others too.
private struct Condition {
  private let given: String?
  private let required: [String]

  init(_ record: LocatedValue) {
    given = record.object?["if"]?.object?["required"]?.array?.first?.string
    required = record.object?["then"]?.object?["required"]?.array?.compactMap(\.string) ?? []
  }

  /// The field beside which a field is required, if it is.
  func reason(for field: String) -> String? { required.contains(field) ? given : nil }
}
