internal import Catalogue
internal import UpdateFramework

/// A release that is on the device.
struct Release: Sendable {
  let catalogue: Catalogue
  let manifest: ReleaseManifest
  let hash: ContentHash

  /// The release of a manifest; `nil` when any file that is needed to show it is missing or damaged, or its catalogue
  /// isn't the one that the manifest says. Logos are looked at when they are shown.
  init?(_ hash: ContentHash, in folder: StoreFolder) {
    guard let manifest = folder.manifest(hash), let bytes = folder.file(manifest.catalogue),
      let catalogue = try? Catalogue(decoding: bytes), catalogue.version == manifest.version
    else { return nil }
    self.catalogue = catalogue
    self.manifest = manifest
    self.hash = hash
  }
}
