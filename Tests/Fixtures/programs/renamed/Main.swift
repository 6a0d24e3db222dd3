/// Prints the values of fields that have other names in a copy of the entry schema.
@main
struct Renamed {
  static func main() {
    guard let pam = Brands.brand(id: "pam") else { return print("no brand") }
    print(pam.title)
    print(pam.section)
    print(pam.letters, pam.lettersInk.rawValue, pam.lettersTile)
    print(pam.markAddress ?? "none")
    print(pam.card?.confidence.rawValue ?? "none")
    print(pam.place ?? 0)
    print(pam.owner ?? "none")
    print(pam.firstDay?.description ?? "none")
    print(Brands.popular.map(\.id).joined(separator: ","))
    for text in ["pam", "panorama", "spesa", "carta piu"] {
      print(Brands.search(text).map(\.id).joined(separator: ","))
    }
    for code in ["2900123004567", "2900123004566"] { print(pam.validate(code).level) }
  }
}
