internal import Catalogue
internal import UpdateFramework

/// A release that is on the device, whole.
struct Release: Sendable {
  let catalogue: Catalogue
  let manifest: ReleaseManifest
  let hash: ContentHash

  /// The release that a pointer names; `nil` when any file that is needed to show it is missing or damaged, or its
  /// catalogue isn't the one that the manifest says.
  init?(_ pointer: StoreFolder.Pointer, in folder: StoreFolder) {
    guard let (manifest, hash) = folder.manifest(pointer), let bytes = folder.file(manifest.catalogue),
      let catalogue = try? Catalogue(decoding: bytes), catalogue.version == manifest.version
    else { return nil }
    self.catalogue = catalogue
    self.manifest = manifest
    self.hash = hash
  }
}
