internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// The entries of a collection of a catalogue, by their ids.
struct CatalogueContent {
  /// What an id belongs to.
  enum State {
    case entry(LocatedObject)
    case tombstone(LocatedObject)
  }

  let root: LocatedObject
  /// The members that have the entries and their number.
  let names: EntryListNames
  let entries: KeyedList
  let tombstones: KeyedList
  let fields: ComparedCollection
  /// What the entries are, where catalogues have several collections.
  private let collection: EntryCollection?

  /// The entries of each collection.
  static func all(_ catalogue: ReleasedCatalogue, _ fields: ComparedFields) -> [CatalogueContent] {
    let root = catalogue.root.object ?? LocatedObject([])
    let others = fields.collections.dropFirst().compactMap(\.collection?.name)
    return fields.collections.enumerated().map { index, collection in
      let tombstones = (root[CatalogueForm.tombstones]?.array ?? []).filter { tombstone in
        guard !others.isEmpty else { return true }
        // What names no collection is among those of the first.
        let name = tombstone.object?.text(TombstoneFields.collection)?.value
        return index == 0 ? !others.contains(name ?? "") : name == collection.collection?.name
      }
      return CatalogueContent(
        root, collection, tombstones: LocatedValue(.array(tombstones), at: 0..<0),
        isOnly: others.isEmpty)
    }
  }

  private init(
    _ root: LocatedObject, _ fields: ComparedCollection, tombstones: LocatedValue, isOnly: Bool
  ) {
    self.root = root
    names = EntryListNames(fields.collection, in: root)
    entries = KeyedList(root[names.list], key: fields.id)
    self.tombstones = KeyedList(tombstones, key: TombstoneFields.id, after: entries)
    self.fields = fields
    collection = isOnly ? nil : fields.collection
  }

  /// What an id belongs to.
  subscript(id: ByteString) -> State? {
    entries[id].map(State.entry) ?? tombstones[id].map(State.tombstone)
  }

  /// The entry or tombstone of that id; its name is the id where it has none.
  func entry(_ id: ByteString) -> CatalogueEntry? {
    let name: String?
    switch self[id] {
    case .entry(let object): name = fields.name(of: object)
    case .tombstone(let object): name = object.text(TombstoneFields.name)?.value
    case nil: return nil
    }
    return CatalogueEntry(id: id.text, name: name ?? id.text, collection: collection)
  }
}

/// The members of a published catalogue that have its entries and their number.
struct EntryListNames {
  let list: String
  let count: String

  /// - Parameter collection: the collection of the entries; where it isn't known, the first list that may have entries is
  ///   taken for it.
  init(_ collection: EntryCollection?, in root: LocatedObject) {
    let lists = root.members.filter { $0.value.array != nil && !CatalogueForm.otherLists.contains($0.key) }
    let counts = root.members.filter { $0.key.hasSuffix("Count") && $0.value.integer != nil }
    list = collection?.member ?? lists.first?.key ?? EntryCollection.unknown.member
    count = collection?.countMember ?? counts.first?.key ?? EntryCollection.unknown.countMember
  }
}

/// A list of objects with a key: a text in one of their members.
struct KeyedList {
  /// The keys, in the order of the list.
  let keys: [ByteString]
  /// The elements without a key of their own: other values than objects, and objects without a key or with one that is
  /// taken.
  let strays: [LocatedValue]
  private let objects: [ByteString: LocatedObject]

  /// The elements of a value; none where it isn't a list.
  /// - Parameters:
  ///   - key: the name of the member.
  ///   - other: a list whose keys are taken.
  init(_ value: LocatedValue?, key: String, after other: KeyedList? = nil) {
    var keys: [ByteString] = []
    var objects: [ByteString: LocatedObject] = [:]
    var strays: [LocatedValue] = []
    for element in value?.array ?? [] {
      let text = element.object?[key]?.string.map(ByteString.init)
      guard let object = element.object, let text, objects[text] == nil, other?[text] == nil else {
        strays.append(element)
        continue
      }
      objects[text] = object
      keys.append(text)
    }
    (self.keys, self.objects, self.strays) = (keys, objects, strays)
  }

  subscript(key: ByteString) -> LocatedObject? { objects[key] }

  /// The keys of both lists, in the order of their bytes.
  static func keys(of lists: KeyedList...) -> [ByteString] {
    Set(lists.flatMap(\.keys)).sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
  }
}
