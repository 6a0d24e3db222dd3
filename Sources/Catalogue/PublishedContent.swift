package import StrictJSON

/// A published catalogue of any kind, as an app keeps it up to date over the air. `PublishedStore` asks nothing else of it.
public protocol PublishedContent: Sendable {
  /// The `schemaVersion` of the catalogues that it reads.
  static var readableSchemaVersion: Int64 { get }

  /// Reads a published catalogue.
  /// - Throws: where the bytes are none, or none of this kind; a person may read the description.
  init(decoding bytes: [UInt8]) throws

  /// Which release it is.
  var version: CatalogueVersion { get }
  /// The files that belong to it. None twice.
  var assets: [PublishedAsset] { get }
}

/// An entry that may have a logo.
public protocol EntryWithLogo {
  /// Where the logo is, relative to where the catalogue is published: `logos/conad.svg`; `nil` where there is none.
  var logoPath: String? { get }
}

extension Catalogue: PublishedContent {
  /// The logos, and the pictograms of the categories.
  public var assets: [PublishedAsset] {
    let logos = brands.compactMap { brand in
      brand.logoPath.map { PublishedAsset(logo: $0, sha256: brand.logoSha256, length: brand.logoLength) }
    }
    return PublishedAsset.distinct(logos + categories.compactMap(\.symbol))
  }
}

extension CatalogueVersion {
  /// The version that the members `version` and `revision` of an object state; `nil` for none.
  package init?(in object: LocatedObject) {
    guard let date = object["version"]?.string.flatMap(CalendarDate.init),
      let revision = object["revision"]?.integer.flatMap(Int.init(exactly:)), revision >= 1
    else { return nil }
    self.init(date: date, revision: revision)
  }
}
