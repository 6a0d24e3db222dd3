extension CSSTokenizer {
  /// Whether a backslash at that distance begins an escape.
  func startsEscape(_ distance: Int) -> Bool {
    guard byte(distance) == UInt8(ascii: "\\"), let next = byte(distance + 1) else { return false }
    return !next.isCSSNewline
  }

  /// Whether a name begins at that distance (section 4.3.9).
  func startsName(_ distance: Int) -> Bool {
    guard let first = byte(distance) else { return false }
    guard first == UInt8(ascii: "-") else { return first.isCSSNameStart || startsEscape(distance) }
    guard let second = byte(distance + 1) else { return false }
    return second.isCSSNameStart || second == first || startsEscape(distance + 1)
  }

  /// A name, with its escapes replaced (section 4.3.11).
  mutating func name() -> String {
    let start = index
    while byte()?.isCSSName ?? false { index += 1 }
    guard startsEscape(0) else { return String(decoding: bytes[start..<index], as: UTF8.self) }
    var name = Array(bytes[start..<index])
    while let byte = byte() {
      if byte.isCSSName {
        name.append(byte)
        index += 1
      } else if startsEscape(0) {
        index += 1
        name += escaped()
      } else {
        break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Consumes what follows a backslash, and gives the character's bytes (section 4.3.7).
  mutating func escaped() -> [UInt8] {
    var code: UInt32 = 0
    let start = index
    while index - start < 6, let digit = byte()?.hexadecimalValue {
      code = code << 4 | UInt32(digit)
      index += 1
    }
    if index == start { return character() }
    if byte() == 0x0D, byte(1) == 0x0A { index += 1 }
    if byte()?.isCSSWhitespace ?? false { index += 1 }
    let scalar = code == 0 ? nil : Unicode.Scalar(code)
    return Array(String(scalar ?? "\u{FFFD}").utf8)
  }

  /// Consumes the bytes of the next character.
  private mutating func character() -> [UInt8] {
    let start = index
    if index < bytes.count { index += 1 }
    while let byte = byte(), byte & 0xC0 == 0x80 { index += 1 }
    return Array(bytes[start..<index])
  }

  /// An identifier, a function or an address (section 4.3.4).
  mutating func nameToken() -> CSSToken {
    let name = name()
    guard byte() == UInt8(ascii: "(") else { return .identifier(name) }
    index += 1
    guard name.cssKeyword == "url" else { return .function(name) }
    let start = index
    _ = whitespace()
    guard let quote = byte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return urlToken()
    }
    if let address = quotedURL(quote: quote) { return .url(address) }
    index = start
    return .function(name)
  }
}
