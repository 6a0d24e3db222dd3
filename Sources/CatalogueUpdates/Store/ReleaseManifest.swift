internal import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// What a downloaded release consists of: each file by its SHA-256.
///
/// A manifest is only ever written from verified metadata, and is kept under its own hash: a bit that flips in it makes
/// it another file, which nothing refers to.
struct ReleaseManifest: Sendable {
  let version: CatalogueVersion
  /// The catalogue's file.
  let catalogue: ContentHash
  /// The logos' files, by target path: `logos/conad.svg`.
  let logos: [ByteString: ContentHash]

  init(version: CatalogueVersion, catalogue: ContentHash, logos: [ByteString: ContentHash]) {
    self.version = version
    self.catalogue = catalogue
    self.logos = logos
  }

  /// A manifest as it was kept; `nil` for anything else.
  init?(_ bytes: [UInt8]) {
    guard let object = (try? JSONReader.read(bytes))?.object,
      let version = CatalogueVersion(in: object),
      let catalogue = object["catalogue"]?.string.flatMap(Self.hash), let listed = object["logos"]?.object
    else { return nil }
    var logos: [ByteString: ContentHash] = [:]
    for member in listed.members {
      guard let hash = member.value.string.flatMap(Self.hash) else { return nil }
      logos[ByteString(member.key)] = hash
    }
    self.init(version: version, catalogue: catalogue, logos: logos)
  }

  /// The manifest as it is kept: in canonical order, so that a release that is downloaded again has the same.
  var bytes: [UInt8] {
    let logos = logos.map { (key: $0.key.text, value: LocatedValue.text($0.value.hexadecimal)) }
    var writer = JSONWriter(layout: .compact)
    writer.value(
      .object([
        "version": .text(version.date.description), "revision": .integer(Int64(version.revision)),
        "catalogue": .text(catalogue.hexadecimal), "logos": .object(logos),
      ]))
    return writer.finish()
  }

  /// Every file that the release needs.
  var files: Set<ContentHash> { Set(logos.values).union([catalogue]) }

  private static func hash(_ text: String) -> ContentHash? {
    ContentHash(hexadecimal: text, algorithm: .sha256)
  }
}
