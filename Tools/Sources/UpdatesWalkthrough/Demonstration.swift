internal import Catalogue
internal import FileAccess

/// The catalogues of an imaginary chain of shops.
enum Demonstration {
  /// A catalogue of some brands.
  static func catalogue(_ day: String, _ ids: [String]) throws(FileError) -> Catalogue {
    guard let date = CalendarDate(day), let color = RGBColor("#00A7E1") else {
      throw FileError("\(day) isn't a day")
    }
    let brands = ids.map { id in
      var brand = Brand(id: id, name: id.uppercased(), category: "drugstore", initialsBackground: color)
      (brand.logo, brand.logoBackground) = ("\(id).svg", color)
      return brand
    }
    return Catalogue(
      schemaVersion: 1, country: "IT", version: CatalogueVersion(date: date, revision: 1), brands: brands,
      tombstones: [])
  }

  /// The logo of a path.
  static func logo(_ path: String) -> [UInt8]? { Array("<svg><title>\(path)</title></svg>".utf8) }
}
