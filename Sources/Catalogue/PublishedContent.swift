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

/// A file that belongs to a published catalogue.
public struct PublishedAsset: Hashable, Sendable {
  /// Where it is, relative to where the catalogue is published: `logos/conad.svg`.
  public let path: String
  /// Its SHA-256, as 64 lower-case hexadecimal digits; `nil` where the catalogue doesn't have it. Then updates look for it
  /// in the publisher's metadata.
  public let sha256: String?
  /// How many bytes it has; `nil` where the catalogue doesn't have it.
  public let length: Int?

  /// A file of which the catalogue has the hash and the length.
  public init(path: String, sha256: String, length: Int) {
    (self.path, self.sha256, self.length) = (path, sha256, length)
  }

  /// A logo, of which the catalogue may have the hash and the length.
  public init(logo path: String, sha256: String?, length: Int?) {
    (self.path, self.sha256, self.length) = (path, sha256, length)
  }
}

/// An entry that may have a logo.
public protocol EntryWithLogo {
  /// Where the logo is, relative to where the catalogue is published: `logos/conad.svg`; `nil` where there is none.
  var logoPath: String? { get }
}

extension Catalogue: PublishedContent {
  /// The logos.
  public var assets: [PublishedAsset] {
    brands.compactMap { brand in
      brand.logoPath.map { PublishedAsset(logo: $0, sha256: brand.logoSha256, length: brand.logoLength) }
    }
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
