internal import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// The files of a downloaded release, each by its SHA-256, and the metadata that listed it.
///
/// A manifest is written from verified metadata only, and named by its own hash: with a flipped bit it is another file, to
/// which nothing refers.
struct ReleaseManifest: Sendable {
  let version: CatalogueVersion
  /// The catalogue's file.
  let catalogue: ContentHash
  /// The files that belong to the catalogue, by target path: `logos/conad.svg`.
  let assets: [ByteString: ContentHash]
  /// `nil` in manifests that an older library wrote: whether their releases still count can't be told.
  let origin: ReleaseOrigin?

  init(
    version: CatalogueVersion, catalogue: ContentHash, assets: [ByteString: ContentHash],
    origin: ReleaseOrigin?
  ) {
    self.version = version
    self.catalogue = catalogue
    self.assets = assets
    self.origin = origin
  }

  /// Reads a stored manifest; `nil` for anything else.
  init?(_ bytes: [UInt8]) {
    guard let object = (try? JSONReader.read(bytes))?.object,
      let version = CatalogueVersion(in: object),
      let catalogue = object["catalogue"]?.string.flatMap(Self.hash),
      let listed = object[Self.assetsMember]?.object
    else { return nil }
    var assets: [ByteString: ContentHash] = [:]
    for member in listed.members {
      guard let hash = member.value.string.flatMap(Self.hash) else { return nil }
      assets[ByteString(member.key)] = hash
    }
    self.init(
      version: version, catalogue: catalogue, assets: assets,
      origin: object["origin"]?.object.flatMap(ReleaseOrigin.init))
  }

  /// The manifest's file, in canonical order: a release that is downloaded again has the same bytes.
  var bytes: [UInt8] {
    let assets = assets.map { (key: $0.key.text, value: LocatedValue.text($0.value.hexadecimal)) }
    var writer = JSONWriter(layout: .compact)
    writer.value(
      .object([
        "version": .text(version.date.description), "revision": .integer(Int64(version.revision)),
        "catalogue": .text(catalogue.hexadecimal), Self.assetsMember: .object(assets),
        "origin": origin?.value,
      ]))
    return writer.finish()
  }

  /// All files of the release.
  var files: Set<ContentHash> { Set(assets.values).union([catalogue]) }

  /// Whether another manifest lists the same files. `nil` stands for the bundled catalogue.
  func hasSameFiles(as other: ReleaseManifest?) -> Bool {
    catalogue == other?.catalogue && assets == other?.assets
  }

  /// The member that has the assets: named when there were none but logos, and written in every store since.
  private static let assetsMember = "logos"

  private static func hash(_ text: String) -> ContentHash? {
    ContentHash(hexadecimal: text, algorithm: .sha256)
  }
}

/// A release on the device.
struct Release<Content: PublishedContent>: Sendable {
  let catalogue: Content
  let manifest: ReleaseManifest
  let hash: ContentHash

  /// The release of a manifest; `nil` when the manifest or its catalogue is missing, damaged or unreadable, their versions
  /// differ, or the root doesn't accept it. Assets are checked when they are shown.
  init?(_ hash: ContentHash, in folder: StoreFolder, by root: RootAuthority) {
    guard let manifest = folder.manifest(hash), let origin = manifest.origin, root.accepts(origin),
      let bytes = folder.file(manifest.catalogue), let catalogue = try? Content(decoding: bytes),
      catalogue.version == manifest.version
    else { return nil }
    self.catalogue = catalogue
    self.manifest = manifest
    self.hash = hash
  }
}
