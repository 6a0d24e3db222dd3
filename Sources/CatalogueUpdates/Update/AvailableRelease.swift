internal import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// What the verified metadata says of the catalogue that is out.
struct AvailableRelease: Sendable {
  /// The form of the catalogue that this library reads.
  private static let supportedSchema: Int64 = 1

  let version: CatalogueVersion
  let schemaVersion: Int64
  let file: TargetFile

  /// Whether this library reads the catalogue.
  var isSupported: Bool { schemaVersion == Self.supportedSchema }

  /// - Returns: `nil` when the publisher says nothing of the version.
  init?(_ file: TargetFile) {
    guard let custom = file.custom?.object, let date = custom["version"]?.string.flatMap(CalendarDate.init),
      let revision = custom["revision"]?.integer.flatMap(Int.init(exactly:)), revision >= 1,
      let schemaVersion = custom["schemaVersion"]?.integer
    else { return nil }
    version = CatalogueVersion(date: date, revision: revision)
    self.schemaVersion = schemaVersion
    self.file = file
  }

  /// Whether the device should have it, and some of its files are missing or damaged.
  func isDamaged(in store: CatalogueStore) -> Bool {
    guard version > store.bundled.version, version == store.latestVersion ?? store.catalogue.version else {
      return false
    }
    let manifest = store.folder[.latest].flatMap(store.folder.manifest)
    guard let manifest, manifest.version == version else { return true }
    return manifest.files.contains { store.folder.file($0) == nil }
  }

  /// Whether it is above what is shown and what is staged: nothing ever goes back.
  func isNewer(than store: CatalogueStore) -> Bool {
    version > max(store.catalogue.version, store.latestVersion ?? store.bundled.version)
  }
}
