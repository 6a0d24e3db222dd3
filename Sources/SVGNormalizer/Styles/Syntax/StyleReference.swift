/// A reference to an element of the file in the value of a property: `url(#id)`, with or without quotes.
struct StyleReference: Hashable, Sendable {
  let id: String

  /// The reference with which a value begins.
  init?(_ value: String?) {
    // Most values are words.
    guard let value, value.utf8.contains(UInt8(ascii: "(")) else { return nil }
    var reader = CSSValueReader(value)
    reader.skipWhitespace()
    guard case .url(let address)? = reader.next() else { return nil }
    self.init(address: address)
  }

  /// The reference that an address of the form `#id` is.
  init?(address: String) {
    let address = address.trimmingSpace
    guard address.first == "#" else { return nil }
    id = String(address.dropFirst())
  }
}
