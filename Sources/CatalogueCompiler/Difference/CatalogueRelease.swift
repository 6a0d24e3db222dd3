internal import Catalogue

/// Which release a catalogue is, and of which form.
struct CatalogueRelease: Sendable {
  let schemaVersion: Int
  let version: CatalogueVersion

  init(_ catalogue: ReleasedCatalogue) {
    (schemaVersion, version) = (catalogue.schemaVersion, catalogue.version)
  }
}
