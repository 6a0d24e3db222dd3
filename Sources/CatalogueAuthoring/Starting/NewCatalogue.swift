public import CatalogueRules
public import CatalogueSources
internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// Begins a catalogue of a kind: the settings that the kind needs, and the entries that its schemas have as examples.
public struct NewCatalogue: Sendable {
  /// The files, by their paths in the catalogue's folder.
  public private(set) var files: [ImportedFile] = []
  /// The folders of the collections.
  public let folders: [String]
  private let kind: KindSchema

  /// - Parameters:
  ///   - schemas: those of the kind, and that of `catalogue.yaml`.
  ///   - schemaFolder: the path of the schemas from the new folder, for editors; `nil` where there is none.
  /// - Throws: `UnreadableInput`, with what is wrong with a schema.
  public init(_ schemas: SchemaFiles, schemaFolder: String?) throws(UnreadableInput) {
    kind = try CompiledSchemas(schemas).kind
    folders = kind.collections.map(\.collection.name)
    let roots = try KindSchema.values(of: schemas.kind)
    let settings = settings(named: schemas.kind.name, (try? JSONReader.read(schemas.settings.bytes)) ?? .null)
    let category = settings.first { $0.0 == EntrySchema.categories }?.1.array?.first?.object?.text("id")?
      .value
    add(
      "catalogue.yaml", LocatedValue(members: settings), order: nil,
      modeline: schemaFolder.map { "\($0)/catalogue.schema.json" })
    let examples = zip(kind.collections, roots).map { schema, root in
      ExampleEntries(root, schema, category: category)
    }
    let ids = Dictionary(zip(kind.collections, examples).map { ($0.collection.name, $1.ids) }) { first, _ in
      first
    }
    for index in examples.indices {
      let (collection, order) = (kind.collections[index].collection, FieldOrder(roots[index]))
      for (id, value) in examples[index].entries(referringTo: ids) {
        add(
          "\(collection.name)/\(id).yaml", value, order: order,
          modeline: schemaFolder.map {
            EntryModeline.address(of: collection, in: schemas.kind.name, below: $0)
          })
      }
    }
  }

  /// What the settings' schema has as an example, as far as the kind needs it.
  private func settings(named name: String, _ schema: LocatedValue) -> [(String, LocatedValue)] {
    let example = schema.object?["examples"]?.array?.first?.object?.members ?? []
    let needed = Set(kind.requiredSettings + ["schemaVersion"])
    let kind = [("kind", LocatedValue.text(name))]
    return kind
      + example.filter { needed.contains($0.key) }.map { member in
        // How many entries a category has is for later.
        let categories = member.value.array?.map { category in
          category.mappingMember("minimum") { LocatedValue(.number(ExactNumber(0)), at: $0.span) }
        }
        return (member.key, categories.map { LocatedValue(.array($0), at: 0..<0) } ?? member.value)
      }
  }

  private mutating func add(_ path: String, _ value: LocatedValue, order: FieldOrder?, modeline: String?) {
    var node = YAMLNode(value)
    node = order?.arranged(node) ?? node
    node.comments.before = modeline.map { ["# yaml-language-server: $schema=\($0)"] } ?? []
    files.append(ImportedFile(path: path, bytes: Array(YAMLWriter.text(of: node).utf8)))
  }
}

/// The examples of an entry's schema, made to fit a catalogue that has nothing else.
private struct ExampleEntries {
  private let schema: EntrySchema
  private let category: String?
  private let examples: [(id: String, object: LocatedObject)]

  init(_ root: LocatedValue, _ schema: EntrySchema, category: String?) {
    (self.schema, self.category) = (schema, category)
    examples = (root.object?["examples"]?.array ?? []).compactMap { example in
      example.object.flatMap { object in object.text(EntrySchema.idName).map { ($0.value, object) } }
    }
  }

  var ids: [String] { examples.map(\.id) }

  /// - Parameter ids: those of each collection.
  func entries(referringTo ids: [String: [String]]) -> [(id: String, value: LocatedValue)] {
    var taken: [String: Set<String>] = [:]
    return examples.map { id, object in
      let members = object.members.compactMap { member in
        value(member, in: id, ids, &taken[member.key, default: []]).map { (member.key, $0) }
      }
      return (id, LocatedValue(members: members))
    }
  }

  /// The value of a field; `nil` where it is left out.
  /// - Parameter taken: the ids that it has in the examples before.
  private func value(
    _ member: LocatedObject.Member, in id: String, _ ids: [String: [String]], _ taken: inout Set<String>
  ) -> LocatedValue? {
    guard let field = schema.entry.anyField(member.key) else { return member.value }
    // There are no files beside the entries.
    if field.roles.contains(.logo) { return LocatedValue(.null, at: 0..<0) }
    if !field.roles.isDisjoint(with: Behaviour.logos.roles) { return nil }
    if field.reference == EntrySchema.categories, let category {
      let known = LocatedValue.text(category)
      return field.type.isList ? LocatedValue(.array([known]), at: 0..<0) : known
    }
    guard let known = field.reference.flatMap({ ids[$0] }) else { return member.value }
    let there = known.filter { $0 != id }
    if field.type.isList {
      let given = (member.value.array ?? []).compactMap(\.string)
      if given.isEmpty { return member.value }
      // One that every entry has to be in, or else the example's own.
      let all =
        (field.referrers?.minimum ?? 0) > 0 || given.allSatisfy { !there.contains($0) } ? there : given
      let free = field.referrers?.maximum == 1 ? all.filter { !taken.contains($0) } : all
      taken.formUnion(free)
      return LocatedValue(.array(free.filter(there.contains).map(LocatedValue.text)), at: 0..<0)
    }
    return there.contains(member.value.string ?? "") ? member.value : there.first.map(LocatedValue.text)
  }
}

extension LocatedValue {
  fileprivate init(members: [(String, LocatedValue)]) {
    self.init(
      .object(LocatedObject(members.map { .init(key: $0.0, keySpan: 0..<0, value: $0.1) })), at: 0..<0)
  }
}
