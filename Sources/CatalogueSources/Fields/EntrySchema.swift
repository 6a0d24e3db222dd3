internal import StrictJSON

/// The one list of an entry's fields, as its JSON Schema has it: by the schema's own keywords, and by the annotations
/// that `docs/SCHEMA-KEYWORDS.md` describes.
package struct EntrySchema: Sendable {
  /// The entry: the fields that are published.
  package let entry: RecordType
  /// The index of the field that is the id (`x-id`).
  package let id: Int
  /// How many characters an id has, as the schema says it: ``longestID`` at most.
  package let idLengths: ClosedRange<Int>
  /// The fields that behaviours work with.
  package let bindings: Bindings
  /// The collection that the entries are.
  package let collection: EntryCollection
  /// The way to the text that is an entry's name (`x-search: name`): of several, the first that every entry has to have.
  package let namePath: SourceFieldPath?

  /// What the id is called in every catalogue.
  package static let idName = "id"
  /// The longest id, as long as a file's name can be with what stands around it.
  package static let longestID = 200
  /// What any id has to be, whatever its schema lets it be: it names files, and is listed in the settings once it is
  /// retired.
  package static let idForm =
    "up to \(longestID) ASCII letters, digits, hyphens, underscores and full stops, the first no full stop"
  /// What code has beside the fields of an entry.
  static let reservedNames: Set<String> = [
    "check", "codeRule", "copy", "fields", "hashValue", "logoDigest", "order", "searchedTexts", "validate",
    "write",
  ]
  /// The folder that `x-asset` may name.
  package static let assets = "logos"
  /// The collection that the market's settings list.
  package static let categories = "categories"

  /// - Parameter reading: without problems.
  init(_ reading: EntryReading, _ bindings: Bindings) {
    (entry, id, idLengths) = (reading.entry.bound(by: bindings), reading.id, reading.idLengths)
    (self.bindings, collection) = (bindings, reading.collection)
    // A list has no one name.
    let names = entry.sourcePaths { $0.search == "name" && !$0.type.isList }
      .filter { path in !path.fields.contains(where: \.type.isList) }
    namePath = names.first { path in !path.fields.contains(where: \.isOptionalInSources) } ?? names.first
  }
}

/// What an entry's schema says before behaviours are bound to its fields.
struct EntryReading {
  let collection: EntryCollection
  let entry: RecordType
  /// The index of the field that is the id.
  let id: Int
  let idLengths: ClosedRange<Int>
  let problems: [InvalidKind.Problem]
  private let reader: EntrySchemaReader

  init(_ schema: LocatedValue, _ collection: EntryCollection, of kind: KindReader) {
    var reader = EntrySchemaReader(schema, of: collection.name, kind)
    entry = reader.entry()
    let id = entry.fields.firstIndex { $0.isID }
    problems = reader.problems.isEmpty && id == nil ? [reader.missingID] : reader.problems
    (self.collection, self.id, self.reader) = (collection, id ?? 0, reader)
    let declared = schema.object?["properties"]?.object?[EntrySchema.idName]
    idLengths = Self.lengths(declared.map { Declaration($0, in: schema) })
  }

  private static func lengths(_ id: Declaration?) -> ClosedRange<Int> {
    let limit = { (keyword: String) in id?[keyword]?.integer.flatMap(Int.init(exactly:)) }
    let longest = EntrySchema.longestID
    let most = min(max(limit("maxLength") ?? longest, 1), longest)
    return min(max(limit("minLength") ?? 1, 1), most)...most
  }

  /// What the schema expects of a behaviour and `kind.yaml` doesn't.
  func unbound(by bindings: Bindings) -> [InvalidKind.Problem] { reader.unbound(by: bindings) }
}

extension EntrySchema {
  /// The field that names an entry's category: of several, the first that every entry has to have.
  package var category: Field? {
    let fields = entry.fields.filter(\.isCategory)
    return fields.first { !$0.isOptionalInSources } ?? fields.first
  }

  /// What an entry is called: its name, or its id where it has none.
  func title(of values: [PublishedValue], id: String) -> String {
    var (record, values) = (self.entry, values)
    for field in namePath?.fields ?? [] {
      guard let index = record.index(of: field.name) else { return id }
      switch (values[index], field.type) {
      case (.text(let name), _): return name
      case (.record(let inner), .record(let type)): (record, values) = (type, inner)
      default: return id
      }
    }
    return id
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
  package var isID: Bool {
    if case .text(.id) = type { true } else { false }
  }
}
