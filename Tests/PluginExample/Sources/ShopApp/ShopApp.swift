import Catalogue

/// Hands the bundled catalogue on as a value of the library.
@main
enum ShopApp {
  static func main() {
    let catalogue: Catalogue = Brands.catalogue
    print(catalogue.brands.map(\.name).joined(separator: ", "))
    print(BrandCategory.allCases.map(\.title).joined(separator: ", "))
  }
}
