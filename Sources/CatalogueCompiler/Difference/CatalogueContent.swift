internal import StrictJSON

/// The entries of a catalogue, by their ids.
struct CatalogueContent {
  /// Where an id is.
  enum State {
    case brand(LocatedObject)
    case tombstone(LocatedObject)
  }

  let root: LocatedObject
  let brands: KeyedList
  let tombstones: KeyedList

  init(_ catalogue: ReleasedCatalogue) {
    root = catalogue.root.object ?? LocatedObject([])
    brands = KeyedList(root["brands"], key: "id")
    tombstones = KeyedList(root["tombstones"], key: "id", after: brands)
  }

  /// What an id is.
  subscript(id: ByteString) -> State? {
    brands[id].map(State.brand) ?? tombstones[id].map(State.tombstone)
  }

  /// The brand or tombstone of that id under its name, which for want of one is the id.
  func entry(_ id: ByteString) -> CatalogueEntry? {
    (brands[id] ?? tombstones[id]).map { object in
      CatalogueEntry(id: id.text, name: object.text("name")?.value ?? id.text)
    }
  }
}
