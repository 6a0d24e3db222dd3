/// Reads the values of a DER encoding (X.690) in order. Every tag is one byte, which is enough for keys.
struct DERReader {
  static let integer: UInt8 = 0x02
  static let bitString: UInt8 = 0x03
  static let octetString: UInt8 = 0x04
  static let sequence: UInt8 = 0x30

  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// The contents of the next value. If it has another tag, returns `nil` and reads nothing.
  mutating func read(_ tag: UInt8) -> ArraySlice<UInt8>? {
    var reader = self
    guard reader.rest.popFirst() == tag, let length = reader.readLength(), length <= reader.rest.count else {
      return nil
    }
    let contents = reader.rest.prefix(length)
    rest = reader.rest.dropFirst(length)
    return contents
  }

  /// A length of at most two bytes, in the shortest encoding (X.690, section 10.1).
  private mutating func readLength() -> Int? {
    guard let first = rest.popFirst() else { return nil }
    switch first {
    case 0..<0x80: return Int(first)
    case 0x81:
      guard let length = rest.popFirst(), length >= 0x80 else { return nil }
      return Int(length)
    case 0x82:
      guard let high = rest.popFirst(), let low = rest.popFirst(), high > 0 else { return nil }
      return Int(high) << 8 | Int(low)
    default: return nil
    }
  }
}
