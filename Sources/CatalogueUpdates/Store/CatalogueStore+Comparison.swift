internal import Catalogue

/// How what is on the device compares with a release that is out.
extension CatalogueStore {
  /// Whether the release is above what is shown and what is staged: nothing ever goes back.
  func isBehind(_ version: CatalogueVersion) -> Bool {
    version > max(catalogue.version, latestVersion ?? bundled.version)
  }

  /// Whether the device should have the release, and some of its files are missing or damaged.
  func isDamaged(_ version: CatalogueVersion) -> Bool {
    guard version > bundled.version, version == latestVersion ?? catalogue.version else { return false }
    guard let manifest = folder[.latest].flatMap(folder.manifest), manifest.version == version else {
      return true
    }
    return manifest.files.contains { folder.file($0) == nil }
  }
}
