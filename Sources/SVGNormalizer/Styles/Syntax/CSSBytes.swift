/// Character classes (CSS Syntax Level 3 section 4.2).
extension UInt8 {
  var isCSSNewline: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
  var isCSSWhitespace: Bool { self == 0x20 || self == 0x09 || isCSSNewline }
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether a name may begin with it, as with any byte that isn't ASCII.
  var isCSSNameStart: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || self == UInt8(ascii: "_") || self >= 0x80
  }

  var isCSSName: Bool { isCSSNameStart || isASCIIDigit || self == UInt8(ascii: "-") }

  var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}

extension String {
  /// A keyword in lower case; empty if it has a character that isn't ASCII. No keyword has one, but Swift takes some of
  /// them for ASCII letters (the sign of kelvin and `K`).
  var cssKeyword: String {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return "" }
    guard utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return self }
    return String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }

  /// The beginning, for messages.
  var cssExcerpt: String {
    let scalars = unicodeScalars.prefix(40)
    return scalars.endIndex == unicodeScalars.endIndex ? self : String(scalars) + "…"
  }
}
