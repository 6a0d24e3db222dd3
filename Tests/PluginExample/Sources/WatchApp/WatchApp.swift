/// What a watch shows: the brands that most people look for, what a search finds, and what it says of a code.
@main
enum WatchApp {
  static func main() {
    print("Catalogue \(Brands.version) of \(Brands.all.count) brands")
    for brand in Brands.popular { print("\(brand.initials)  \(brand.name)") }
    for brand in Brands.search("caffe") { print("found \(brand.name)") }
    if let verdict = Brands.brand(id: "former-shop")?.validate("2900123004567") {
      print("\(verdict.code) is \(verdict.level)", verdict.violation.map { "because \($0)" } ?? "")
    }
  }
}
