/// ABNF's core rules (RFC 5234, appendix B.1): ASCII and nothing else.
extension UInt8 {
  /// Whether the byte is a digit.
  @inlinable public var isASCIIDigit: Bool { self &- 0x30 < 10 }
  /// Whether the byte is a letter.
  @inlinable public var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// The value of a hexadecimal digit in either case; `nil` for any other byte.
  public var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self - 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }

  /// Whether the byte needs no percent-encoding anywhere in a URI: a letter, a digit or one of `-._~` (RFC 3986,
  /// section 2.3).
  public var isURIUnreserved: Bool { isASCIILetter || isASCIIDigit || "-._~".utf8.contains(self) }
}

extension Unicode.Scalar {
  /// Whether the scalar is a digit.
  @inlinable public var isASCIIDigit: Bool { value &- 0x30 < 10 }
  /// Whether the scalar is a letter.
  @inlinable public var isASCIILetter: Bool { (value | 0x20) &- 0x61 < 26 }
}

extension String {
  /// The text with all bytes percent-encoded but those that may stay (RFC 3986, section 2.1).
  public func percentEncoded(except mayStay: (UInt8) -> Bool = \.isURIUnreserved) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(utf8.count)
    for byte in utf8 {
      encoded += mayStay(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}

/// The encodings of Unicode in units of two and four bytes, in which editors on some systems save files.
public enum WideEncoding {
  /// Whether a text seems to be UTF-16 or UTF-32: it begins with their byte order mark, or with ASCII characters padded
  /// with zeros (as in RFC 4627, section 3).
  @inlinable
  public static func isLikely(_ text: some Sequence<UInt8>) -> Bool {
    var bytes = text.makeIterator()
    let (first, second, third, fourth) = (bytes.next(), bytes.next(), bytes.next(), bytes.next())
    if first == 0xFE && second == 0xFF || first == 0xFF && second == 0xFE { return true }
    return fourth != nil && (first == 0 && third == 0 || second == 0 && fourth == 0)
  }
}
