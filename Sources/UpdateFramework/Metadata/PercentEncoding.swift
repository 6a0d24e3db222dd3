/// Percent-encoding of names as path segments (RFC 3986, section 2.1).
public enum PercentEncoding {
  /// Encodes all but unreserved characters (letters, digits, `-`, `.`, `_`, `~`), also slashes.
  /// - Parameter capitals: whether to encode capital letters too.
  public static func encode(_ text: String, capitals: Bool = false) -> String {
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isUnreserved(byte), !(capitals && isCapital) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
