import Catalogue
import UpdateFramework

/// A sample catalogue of a few brands, each with a logo.
public struct SampleCatalogue: Sendable {
  /// An invalid date or colour.
  public struct NotValid: Error {}

  /// The catalogue's file.
  public let json: [UInt8]
  /// The logos by path, as the catalogue names them.
  public private(set) var logos: [String: [UInt8]] = [:]

  /// A catalogue of some brands.
  /// - Parameters:
  ///   - version: the day of the release.
  ///   - ids: the brands' ids; after `+` a text that makes another logo.
  ///   - closed: the ids of closed brands.
  ///   - hasDigests: whether it says what the logos consist of, as catalogues do that were built since it can be said.
  public init(
    _ version: String, revision: Int = 1, _ ids: [String], closed: [String] = [], hasDigests: Bool = false
  ) throws {
    guard let date = CalendarDate(version), let color = RGBColor("#00A7E1") else { throw NotValid() }
    var brands: [Brand] = []
    for (id, logo) in ids.map(Self.parts) {
      var brand = Brand(id: id, name: "Brand \(id)", category: "drugstore", initialsBackground: color)
      brand.logo = "\(id).svg"
      brand.logoBackground = color
      let svg = Array("<svg>\(logo)</svg>".utf8)
      if hasDigests {
        let hash = ContentHash(of: svg, by: .sha256).hexadecimal
        brand.logoDigest = LogoDigest(sha256: hash, length: svg.count)
      }
      brands.append(brand)
      logos["logos/\(id).svg"] = svg
    }
    let tombstones = closed.map {
      Tombstone(id: $0, name: "Brand \($0)", status: .closed, endedOn: nil, replacedBy: nil)
    }
    json = Catalogue(
      schemaVersion: 1, country: "IT", version: CatalogueVersion(date: date, revision: revision),
      brands: brands, tombstones: tombstones
    ).json()
  }

  private static func parts(of text: String) -> (id: String, logo: String) {
    let parts = text.split(separator: "+", maxSplits: 1).map(String.init)
    return (parts.first ?? text, text)
  }
}
