public import CatalogueRules
public import CatalogueSources
internal import Diagnostics

/// What the entry schema says of the fields of two catalogues, of which each may follow an older or a newer schema: a
/// field that isn't listed is compared all the same, objects member by member and any other value as a whole.
public struct ComparedFields: Sendable {
  /// No fields are listed, and the entries are those that a catalogue seems to have.
  public static let unlisted = ComparedFields(schema: nil)

  /// What lists the fields; `nil` where none are.
  let schema: EntrySchema?

  /// Reads the fields of an entry schema.
  /// - Throws: `UnreadableInput`, with what is wrong with the schema.
  public init(_ kind: KindFiles) throws(UnreadableInput) { self.init(try EntrySchema(kind)) }

  package init(_ schema: EntrySchema) { self.init(schema: schema) }

  private init(schema: EntrySchema?) {
    self.schema = schema
    name = schema == nil ? TombstoneFields.name : schema?.name?.name
    category = schema?.category?.name
  }

  /// The field that is the name (`x-search: name`).
  let name: String?
  /// The field that names a category of the market (`x-reference`).
  let category: String?
  /// The collection of the entries.
  var collection: EntryCollection? { schema?.collection }
  /// The entry's fields.
  package var entry: RecordType? { schema?.entry }
  /// The field that is the id (`x-id`).
  var id: String { schema.map { $0.entry.fields[$0.id].name } ?? TombstoneFields.id }
  /// The fields that behaviours work with; those of brands where none are listed.
  var bindings: Bindings { schema?.bindings ?? .brands }

  /// The file names of a catalogue's logos, by the entries' ids. A name that would lead out of the folder is left out.
  public func logos(of catalogue: ReleasedCatalogue) -> [String: String] { catalogue.logos(bindings) }

  /// The member that should have the entries, where neither of two catalogues has it.
  public func entriesMissing(from old: ReleasedCatalogue, and new: ReleasedCatalogue) -> String? {
    guard let member = collection?.member else { return nil }
    return [old, new].contains { $0.memberNames.contains(member) } ? nil : member
  }

  /// Whether a path leads to a list of other names.
  func isAliases(_ path: FieldPath) -> Bool {
    path.steps.count == 1 && path.first.flatMap { entry?.field($0) }?.search == "alias"
  }

  /// What the fields on a path are called, from the outer to the inner one: `Programmes, Più Coop, Kind`. `nil` where
  /// one isn't listed.
  package func title(of path: FieldPath) -> String? {
    var (record, titles) = (entry, [String]())
    for step in path.steps {
      switch step {
      case .element(let key): titles.append(key)
      case .member(let name):
        guard let field = record?.field(name) else { return nil }
        titles.append(field.title)
        record = field.type.record
      }
    }
    return titles.joined(separator: ", ")
  }
}

extension RecordType {
  /// The field of that name.
  package func field(_ name: String) -> Field? { index(of: name).map { fields[$0] } }

  /// The name of the field that tells the records of a list apart: the first text that each of them has, or else the
  /// first word of an enumeration.
  var key: String? {
    let needed = fields.filter { $0.fallback == nil }
    let texts = needed.first { if case .text = $0.type { true } else { false } }
    let words = needed.first { if case .choice = $0.type { true } else { false } }
    return (texts ?? words)?.name
  }
}
