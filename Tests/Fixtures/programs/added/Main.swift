/// Prints the values of fields that a test adds to the entry schema.
@main
struct Added {
  static func main() {
    guard let pam = Brands.brand(id: "pam"), let ali = Brands.brand(id: "ali") else {
      return print("no brand")
    }
    print(pam.slogan ?? "none")
    print(pam.nicknames.joined(separator: ","))
    print(pam.opened?.description ?? "none")
    print(pam.size.rawValue)
    print(pam.partner ?? "none")
    print(pam.shops ?? 0)
    print(pam.delivers)
    print(pam.founder?.name ?? "none", pam.founder?.born?.description ?? "none")
    print(pam.prices.map { "\($0.cents) \($0.audience.rawValue)" }.joined(separator: ","))
    print(ali.slogan ?? "none")
    print(ali.nicknames.count)
    print(ali.size.rawValue)
    print(Brands.search("zebedeo").map(\.id).joined(separator: ","))
    assert(pam.accent == RGBColor("#00A7E1"))
  }
}
