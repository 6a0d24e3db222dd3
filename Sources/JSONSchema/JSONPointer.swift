internal import StrictJSON

/// JSON pointers (RFC 6901): the path to a value, such as `/properties/a~1b/0`.
enum JSONPointer {
  /// A key as a reference token.
  static func escaped(_ key: String) -> String {
    var token = String.UnicodeScalarView()
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": token.append(contentsOf: "~0".unicodeScalars)
      case "/": token.append(contentsOf: "~1".unicodeScalars)
      default: token.append(scalar)
      }
    }
    return String(token)
  }

  /// A pointer as a URI's fragment (section 6), without the `#`.
  static func fragment(_ pointer: String) -> String {
    pointer.percentEncoded { Unicode.Scalar($0).isURIPathCharacter || $0 == UInt8(ascii: "?") }
  }

  /// The keys of a pointer in a URI's fragment (section 6), without the `#`; `nil` when it isn't a pointer.
  static func keys(ofFragment fragment: Substring) -> [String]? {
    guard let pointer = withoutPercents(fragment.utf8) else { return nil }
    if pointer.isEmpty { return [] }
    guard pointer.first == UInt8(ascii: "/") else { return nil }
    var keys: [String] = []
    for token in pointer.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let key = key(token) else { return nil }
      keys.append(key)
    }
    return keys
  }

  private static func key(_ token: ArraySlice<UInt8>) -> String? {
    var key: [UInt8] = []
    var bytes = token.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "~") else {
        key.append(byte)
        continue
      }
      switch bytes.next() {
      case UInt8(ascii: "0"): key.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): key.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  private static func withoutPercents(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
