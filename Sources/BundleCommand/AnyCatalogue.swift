internal import BundlePublisher
internal import Catalogue

/// A published catalogue of any kind. Of brands, whose types the library `Catalogue` has, it must be one that apps can read.
struct AnyCatalogue: PublishedContent {
  static let readableSchemaVersion = CatalogueOutline.readableSchemaVersion
  /// Older than any published catalogue.
  static let none = AnyCatalogue(
    version: CatalogueVersion(date: .earliest, revision: 1), assets: [])

  let version: CatalogueVersion
  let assets: [PublishedAsset]

  private init(version: CatalogueVersion, assets: [PublishedAsset]) {
    (self.version, self.assets) = (version, assets)
  }

  init(decoding bytes: [UInt8]) throws {
    let outline = try CatalogueOutline(decoding: bytes)
    if outline.isOfBrands { _ = try Catalogue(decoding: bytes) }
    self.init(version: outline.version, assets: outline.assets)
  }

  /// A catalogue of brands as apps would write what they have read of it; `nil` for other kinds, whose types only their
  /// apps have.
  static func readBack(_ json: [UInt8], _ outline: CatalogueOutline) throws -> [UInt8]? {
    outline.isOfBrands ? try Catalogue(decoding: json).json() : nil
  }
}

extension CatalogueOutline {
  fileprivate var isOfBrands: Bool { country != nil && collections.map(\.name) == ["brands"] }
}
