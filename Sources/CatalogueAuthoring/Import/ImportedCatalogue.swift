internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// A catalogue that somebody wrote by hand, or that was published: the entries of each collection, in an object that has
/// them under the collections' names. Those of an only collection may be alone.
struct ImportedCatalogue {
  struct Collection {
    let collection: EntryCollection
    let entries: [LocatedValue]
  }

  /// All collections of the kind, in its order.
  let collections: [Collection]
  let tombstones: [LocatedValue]
  /// The members about the catalogue as a whole.
  let header: [LocatedObject.Member]
  /// The categories of a release, in its order.
  let categories: [(id: String, name: String)]
  /// Whether it was published, so that a build can continue from its version.
  let isRelease: Bool

  /// More than any real catalogue has.
  static let limits = JSONReader.Limits(bytes: 64 << 20, depth: 24)

  /// Cells of a table that are of no column.
  let surplus: [SeparatedValues.Cell]
  /// Whether it has members beside the entries, as objects do, and not tables or arrays.
  let hasHeader: Bool
  /// The names under which no entry has anything, with the fields that they were to be.
  let unusedNames: [(theirs: String, ours: String)]
  /// The fields that entries have under both names, each with its first position and the number of the entries.
  let namedTwice: [(theirs: Located<String>, ours: String, count: Int)]

  /// - Parameters:
  ///   - schemas: those of the kind's collections.
  ///   - names: what fields those are that entries have under other names.
  /// - Throws: `UnreadableInput`, when it is neither JSON nor a table, or lacks the entries of a collection.
  init(_ source: SourceText, _ schemas: [EntrySchema], names: [String: String] = [:]) throws(UnreadableInput)
  {
    if SeparatedValues.isTable(source.path) {
      try self.init(table: source, schemas, names)
    } else {
      try self.init(json: source, schemas, names)
    }
  }

  private init(
    table source: SourceText, _ schemas: [EntrySchema], _ names: [String: String]
  ) throws(UnreadableInput) {
    guard let schema = schemas.first, schemas.count == 1 else {
      throw UnreadableInput([
        Rule.importedValue.diagnostic(
          Finding("a table has the entries of one collection; import JSON", at: .file(source.path)))
      ])
    }
    let table = ImportedTable(try SeparatedValues(source), names, of: schema)
    let entries = table.entries.map { entry in
      entry.renamingMembers(names).wrappingNames(of: schema.entry).nestingColumns(of: schema.entry)
    }
    collections = [Collection(collection: schema.collection, entries: entries)]
    unusedNames = Self.unused(names, in: table.entries)
    namedTwice = Self.namedTwice(names, in: table.entries)
    (tombstones, header, categories, isRelease, surplus) = ([], [], [], false, table.surplus)
    hasHeader = false
  }

  private init(
    json source: SourceText, _ schemas: [EntrySchema], _ names: [String: String]
  ) throws(UnreadableInput) {
    let collections = schemas.map(\.collection)
    let root: LocatedValue
    do throws(JSONError) { root = try JSONReader.read(source.bytes, limits: Self.limits) } catch {
      throw UnreadableInput([Rule.syntax.diagnostic(Finding(error, in: source))])
    }
    var (found, missing): ([Collection], [EntryCollection]) = ([], [])
    var all: [LocatedValue] = []
    for schema in schemas {
      let collection = schema.collection
      let alone = collections.count == 1 ? root.array : nil
      if let entries = alone ?? root.object?[collection.member]?.array {
        all += entries
        let own = entries.map { $0.renamingMembers(names).wrappingNames(of: schema.entry) }
        found.append(Collection(collection: collection, entries: own))
      } else {
        missing.append(collection)
      }
    }
    guard missing.isEmpty else {
      let start = source.location(root.span.prefix(1))
      throw UnreadableInput(
        missing.map { collection in
          guard found.isEmpty else {
            return Rule.importedValue.diagnostic(
              Finding(
                "\"\(collection.member)\" is missing, or no array", at: start,
                fix: "write \"\(collection.member)\": [] where there are no \(collection.words)"))
          }
          let expected =
            collections.count == 1
            ? "an array of \(collection.words), or an object with one" : "an object with an array"
          return Rule.importedValue.diagnostic(
            Finding("not a catalogue: expected \(expected) as \"\(collection.member)\"", at: start))
        })
    }
    self.collections = found
    unusedNames = Self.unused(names, in: all)
    namedTwice = Self.namedTwice(names, in: all)
    (surplus, hasHeader) = ([], root.object != nil)
    isRelease = (try? ReleasedCatalogue(source)) != nil
    tombstones = root.object?[CatalogueForm.tombstones]?.array ?? []
    // A release says what categories are called, and catalogue.yaml more.
    categories =
      isRelease ? (root.object?.objects(CatalogueForm.categories) ?? []).compactMap(Self.category) : []
    let members = Set(collections.map(\.member) + (isRelease ? [CatalogueForm.categories] : []))
    header = (root.object?.members ?? []).filter { member in
      !members.contains(member.key) && !(member.key == CatalogueForm.tombstones && member.value.array != nil)
    }
  }

  private static func category(_ object: LocatedObject, _ span: Range<Int>) -> (id: String, name: String)? {
    object.text("id").map { ($0.value, object.text("title")?.value ?? $0.value) }
  }

  /// The names that stand for nothing, sorted.
  private static func unused(
    _ names: [String: String], in entries: [LocatedValue]
  ) -> [(theirs: String, ours: String)] {
    let known = Set(entries.flatMap { ($0.object?.members ?? []).map(\.key) })
    return names.filter { !$1.isEmpty && !known.contains($0) && !known.contains($1) }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func namedTwice(
    _ names: [String: String], in entries: [LocatedValue]
  ) -> [(theirs: Located<String>, ours: String, count: Int)] {
    names.sorted { $0.key < $1.key }.compactMap { theirs, ours in
      let values = entries.compactMap(\.object).filter { $0.hasBoth(theirs, ours, names) }
        .compactMap { $0[theirs] }
      return values.first.map { (Located(value: theirs, span: $0.span), ours, values.count) }
    }
  }

  /// Whether a tombstone is of a collection. Where there is only one, tombstones don't say it.
  func isOf(_ collection: EntryCollection, _ tombstone: ImportedTombstone) -> Bool {
    collections.count == 1 || tombstone.collection?.value == collection.name
  }
}

/// One brand of an imported catalogue, which becomes a brand file: its fields, each with its position in the JSON.
struct ImportedBrand {
  /// The position of findings about the whole brand.
  let span: Range<Int>
  private(set) var members: [LocatedObject.Member]

  init(_ object: LocatedObject, at span: Range<Int>) {
    members = object.members
    // One line shows more than twenty.
    self.span = (object[EntrySchema.idName] ?? object["name"])?.span ?? span.prefix(1)
  }

  /// The value of a field; of none, where entries don't have it. A new field has the position of its value.
  subscript(key: String?) -> LocatedValue? {
    get { key.flatMap { key in members.first { $0.key.hasSameBytes(as: key) }?.value } }
    set {
      guard let key else { return }
      let index = members.firstIndex { $0.key.hasSameBytes(as: key) }
      switch (index, newValue) {
      case (let index?, let value?):
        members[index] = LocatedObject.Member(key: key, keySpan: members[index].keySpan, value: value)
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?):
        members.append(LocatedObject.Member(key: key, keySpan: value.span, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The text of a field; `nil` where there is none.
  func text(_ key: String?) -> Located<String>? { key.flatMap(LocatedObject(members).text) }

  /// The texts of a list; none where the list has other elements, and stays as it is.
  func texts(_ key: String?) -> [Located<String>] {
    guard let key else { return [] }
    let texts = LocatedObject(members).texts(key)
    return texts.count == self[key]?.array?.count ? texts : []
  }

  /// Removes empty members, which source files leave out.
  /// - Parameters:
  ///   - lists: the names of those that stay if they are empty lists.
  ///   - keepsTexts: whether an empty text is a value.
  mutating func dropEmptyMembers(keepingLists lists: [String], keepsTexts: Bool) {
    members.removeAll { member in
      member.value.isEmpty(keepsTexts: keepsTexts)
        && !(member.value.array != nil && lists.contains(member.key))
    }
  }

  /// Puts texts into a list, or removes the list where there are none.
  mutating func set(_ key: String?, _ texts: [Located<String>]) {
    guard let first = texts.first else { return self[key] = nil }
    let values = texts.map { LocatedValue(.string($0.value), at: $0.span) }
    self[key] = LocatedValue(.array(values), at: self[key]?.span ?? first.span)
  }

  /// The brand as one value.
  var value: LocatedValue { LocatedValue(.object(LocatedObject(members)), at: span) }
}

/// A tombstone of a published catalogue.
struct ImportedTombstone {
  let id: Located<String>
  let name: Located<String>?
  let replacedBy: String?
  /// The collection that it was in, where it says one.
  let collection: Located<String>?
  /// The entry under `retired` in `catalogue.yaml`.
  let entry: LocatedValue

  /// `nil` without an id.
  init?(_ object: LocatedObject, at span: Range<Int>) {
    guard let id = object.text("id") else { return nil }
    self.id = id
    name = object.text("name")
    replacedBy = object.text("replacedBy")?.value
    collection = object.text("collection")
    let usual: BrandStatus = replacedBy == nil ? .closed : .merged
    let members = object.members.filter { member in
      !member.value.isNull && !(member.key == "status" && member.value.string == usual.rawValue)
    }
    entry = LocatedValue(.object(LocatedObject(members)), at: id.span)
  }
}
