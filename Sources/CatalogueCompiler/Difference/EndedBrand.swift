internal import Catalogue
internal import StrictJSON

/// A brand that is a tombstone now.
struct EndedBrand: Sendable {
  let entry: CatalogueEntry
  /// `renamed`, `merged` or `closed`.
  let status: BrandStatus
  /// The last day, as it is written.
  let endedOn: String?
  /// What takes its place; the name is the id, where there is no such brand.
  let successor: CatalogueEntry?

  /// - Parameter catalogue: where the successor is looked up.
  init(_ entry: CatalogueEntry, _ tombstone: LocatedObject, in catalogue: CatalogueContent) {
    self.entry = entry
    endedOn = tombstone.text("endedOn")?.value
    successor = tombstone.text("replacedBy").map { id in
      catalogue.entry(ByteString(id.value)) ?? CatalogueEntry(id: id.value, name: id.value)
    }
    // A word that isn't known is read as apps read it.
    status = tombstone.choice("status")?.value ?? (successor == nil ? .closed : .merged)
  }
}
