/// A brand or a tombstone, as changes name it.
struct CatalogueEntry: Hashable, Sendable {
  let id: String
  let name: String
}
