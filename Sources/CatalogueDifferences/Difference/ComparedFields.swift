public import CatalogueRules
public import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What the entry schemas say of the fields of two catalogues, of which each may follow older or newer schemas: a
/// field that isn't listed is compared all the same, objects member by member and any other value as a whole.
public struct ComparedFields: Sendable {
  /// No fields are listed, and the entries are those that a catalogue seems to have.
  public static let unlisted = ComparedFields(kind: nil)

  /// What lists the fields; `nil` where none are.
  let kind: KindSchema?
  /// What listed them for the older catalogue; `nil` where that isn't known.
  let olderKind: KindSchema?
  /// At least one.
  let collections: [ComparedCollection]

  /// Reads the fields of the entry schemas.
  /// - Throws: `UnreadableInput`, with what is wrong with a schema.
  public init(_ kind: KindFiles) throws(UnreadableInput) { self.init(try KindSchema(kind)) }

  package init(_ kind: KindSchema) { self.init(kind: kind) }

  /// The same fields, of which the older catalogue follows the schemas of its own time.
  package func since(_ olderKind: KindSchema?) -> ComparedFields {
    ComparedFields(kind: kind, olderKind: olderKind)
  }

  private init(kind: KindSchema?, olderKind: KindSchema? = nil) {
    (self.kind, self.olderKind) = (kind, olderKind)
    collections = kind?.collections.map(ComparedCollection.init) ?? [ComparedCollection(nil)]
  }

  /// What catalogues of the kind call one entry; `nil` where they have several collections, or none is known.
  var collection: EntryCollection? { collections.count == 1 ? collections[0].collection : nil }
  /// The fields that behaviours work with; those of brands where none are listed.
  var bindings: Bindings { kind?.bindings ?? .brands }

  /// The fields of the entries of a collection.
  package func of(_ collection: EntryCollection?) -> ComparedCollection {
    collections.first { $0.collection == collection } ?? collections[0]
  }

  /// The file names of a catalogue's logos, by the entries' ids. A name that would lead out of the folder is left out.
  public func logos(of catalogue: ReleasedCatalogue) -> [String: String] { catalogue.logos(bindings) }

  /// Whether a file is a catalogue, perhaps one from before this tool: it says which release it is, or has entries.
  public func isCatalogue(_ catalogue: ReleasedCatalogue) -> Bool {
    if catalogue.header.missing.count < ReleaseHeader.names.count { return true }
    let members = collections.compactMap(\.collection?.member)
    return members.isEmpty ? catalogue.hasEntries : !catalogue.memberNames.isDisjoint(with: members)
  }

  /// The member that would have the entries of a catalogue which is nothing but their list; `nil` where there are several
  /// collections.
  public func listMember(beside other: ReleasedCatalogue) -> String? {
    guard collections.count == 1 else { return nil }
    return collections[0].collection?.member
      ?? EntryListNames(nil, in: other.root.object ?? LocatedObject([])).list
  }

  /// The member that should have the entries, where neither of two catalogues has any such.
  public func entriesMissing(from old: ReleasedCatalogue, and new: ReleasedCatalogue) -> String? {
    let members = collections.compactMap(\.collection?.member)
    let names = old.memberNames.union(new.memberNames)
    return names.isDisjoint(with: members) ? members.first : nil
  }
}

/// What the schema of a collection's entries says of their fields.
package struct ComparedCollection: Sendable {
  /// What lists the fields; `nil` where none are.
  let schema: EntrySchema?
  /// The field that names a category of the market (`x-reference`).
  let category: String?

  init(_ schema: EntrySchema?) {
    self.schema = schema
    category = schema?.category?.name
  }

  /// What the entries are; `nil` where it isn't known.
  var collection: EntryCollection? { schema?.collection }
  /// The entry's fields.
  package var entry: RecordType? { schema?.entry }
  /// The field that is the id (`x-id`).
  var id: String { schema.map { $0.entry.fields[$0.id].name } ?? TombstoneFields.id }
  /// The fields that behaviours work with; those of brands where none are listed.
  var bindings: Bindings { schema?.bindings ?? .brands }

  /// The name of an entry (`x-search: name`); `nil` where it has none.
  func name(of entry: LocatedObject) -> String? {
    guard let schema else { return entry.text(TombstoneFields.name)?.value }
    return schema.namePath?.texts(in: entry).first?.value
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
  /// The name of the field that tells the records of a list apart: the first text that each of them has, or else the
  /// first word of an enumeration.
  var key: String? {
    let needed = fields.filter { $0.fallback == nil }
    let texts = needed.first { if case .text = $0.type { true } else { false } }
    let words = needed.first { if case .choice = $0.type { true } else { false } }
    return (texts ?? words)?.name
  }
}
