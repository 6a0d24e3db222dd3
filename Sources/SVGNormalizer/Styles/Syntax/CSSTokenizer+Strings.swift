extension CSSTokenizer {
  /// A string, whose quote is the next byte (section 4.3.5).
  mutating func stringToken(quote: UInt8) -> CSSToken {
    index += 1
    var content: [UInt8] = []
    while let byte = byte() {
      if byte.isCSSNewline { return .broken }
      index += 1
      if byte == quote { break }
      if byte != UInt8(ascii: "\\") { content.append(byte) } else { content += afterBackslash() }
    }
    return .string(String(decoding: content, as: UTF8.self))
  }

  /// The bytes that a backslash and the following characters of a string stand for.
  private mutating func afterBackslash() -> [UInt8] {
    guard let next = byte() else { return [] }
    guard next.isCSSNewline else { return escaped() }
    index += next == 0x0D && byte(1) == 0x0A ? 2 : 1
    return []
  }

  /// An address in quotes and the parenthesis after it; `nil` if there is more between them.
  mutating func quotedURL(quote: UInt8) -> String? {
    guard case .string(let address) = stringToken(quote: quote) else { return nil }
    _ = whitespace()
    guard let end = byte() else { return address }
    index += 1
    return end == UInt8(ascii: ")") ? address : nil
  }

  /// An address without quotes, after the parenthesis and white space (section 4.3.6).
  mutating func urlToken() -> CSSToken {
    var content: [UInt8] = []
    while let byte = byte() {
      if byte.isCSSWhitespace {
        _ = whitespace()
        guard let next = self.byte() else { break }
        if next != UInt8(ascii: ")") { return brokenURL() }
      } else if byte == UInt8(ascii: ")") {
        index += 1
        break
      } else if startsEscape(0) {
        index += 1
        content += escaped()
      } else if Self.isForbiddenInURL(byte) {
        return brokenURL()
      } else {
        content.append(byte)
        index += 1
      }
    }
    return .url(String(decoding: content, as: UTF8.self))
  }

  private static func isForbiddenInURL(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "\\"): true
    case 0x00...0x08, 0x0B, 0x0E...0x1F, 0x7F: true
    default: false
    }
  }

  /// Skips to the end of the address (section 4.3.14).
  private mutating func brokenURL() -> CSSToken {
    while let byte = byte() {
      if startsEscape(0) {
        index += 1
        _ = escaped()
      } else {
        index += 1
        if byte == UInt8(ascii: ")") { break }
      }
    }
    return .broken
  }
}
