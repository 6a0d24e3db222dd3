/// A reference to an element of the file in the value of a property: `url(#id)`, with or without quotes.
struct StyleReference: Hashable, Sendable {
  let id: String

  /// The reference with which a value begins.
  init?(_ value: String?) {
    guard let value else { return nil }
    let text = value.trimmingSpace
    guard String(text.prefix(4)).lowercased() == "url(", let end = text.firstIndex(of: ")") else {
      return nil
    }
    let address = String(text[..<end].dropFirst(4)).trimmingSpace.filter { $0 != "\"" && $0 != "'" }
    guard address.first == "#" else { return nil }
    id = String(String.UnicodeScalarView(address.dropFirst()))
  }
}
