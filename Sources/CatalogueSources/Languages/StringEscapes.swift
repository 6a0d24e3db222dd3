internal import Diagnostics

/// How a language escapes the characters of a string. Escaped are those that would end or change the literal, and those
/// that an editor can't show; letters of any script and emoji stay readable.
struct StringEscapes: Sendable {
  /// How a character is written by its code point.
  enum Code: String, CaseIterable, Sendable {
    /// `\u{1F}`, any scalar.
    case braces
    /// `\u001F`, two for a scalar beyond U+FFFF.
    case utf16
    /// `\u001F`, and `\U0001F600` for a scalar beyond U+FFFF.
    case utf32
  }

  var code: Code
  /// Whether a dollar sign begins a placeholder in a string.
  var escapesDollar = false

  /// A string literal, with its quotes.
  func quoted(_ text: String) -> String {
    var literal: [UInt8] = []
    append(text, to: &literal)
    return String(decoding: literal, as: UTF8.self)
  }

  /// Appends a string literal, with its quotes.
  package func append(_ text: String, to literal: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &literal) }
  }

  /// Appends the literal of a string, with its quotes.
  /// - Parameter text: the string in UTF-8.
  package func append(_ text: [UInt8], to literal: inout [UInt8]) {
    text.withUnsafeBufferPointer { append($0, to: &literal) }
  }

  private func append(_ text: UnsafeBufferPointer<UInt8>, to literal: inout [UInt8]) {
    literal.append(UInt8(ascii: "\""))
    // Megabytes are in one literal, most of them ASCII, which goes through a small buffer.
    let capacity = 2 * min(text.count, 2048) + PlainBytes.count
    withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 1) { buffer in
      var index = 0
      while index < text.count {
        let count = escapeASCII(UnsafeRawBufferPointer(text), from: &index, into: buffer)
        literal += buffer[..<count]
        // Another character is next.
        if count == 0 { appendScalar(text, from: &index, to: &literal) }
      }
    }
    literal.append(UInt8(ascii: "\""))
  }

  /// Appends a character that isn't ASCII, or is written by its code point.
  private func appendScalar(
    _ text: UnsafeBufferPointer<UInt8>, from index: inout Int, to literal: inout [UInt8]
  ) {
    let (scalar, length) = Self.scalar(text, at: index)
    if let escape = escape(of: scalar) {
      literal += escape.utf8
    } else {
      literal += UnsafeBufferPointer(rebasing: text[index..<index + length])
    }
    index += length
  }

  /// Fills a buffer with characters up to the first that isn't ASCII or is written by its code point, as many as it has room
  /// for, and returns how many bytes that are.
  private func escapeASCII(
    _ text: UnsafeRawBufferPointer, from index: inout Int, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    var count = 0
    while index < text.count, count + PlainBytes.count <= buffer.count {
      if let bytes = PlainBytes(text, at: index) {
        buffer.storeBytes(of: bytes.word, toByteOffset: count, as: UInt64.self)
        index += bytes.plain
        count += bytes.plain
        if bytes.plain == PlainBytes.count { continue }
      } else if PlainBytes.isPlain(text[index]) {
        buffer[count] = text[index]
        index += 1
        count += 1
        continue
      }
      guard count + 2 <= buffer.count, let letter = letter(of: text[index]) else { break }
      buffer[count] = UInt8(ascii: "\\")
      buffer[count + 1] = letter
      index += 1
      count += 2
    }
    return count
  }

  /// What stands after a backslash in place of a character; `nil` where none does.
  private func letter(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    case UInt8(ascii: "\n"): UInt8(ascii: "n")
    case UInt8(ascii: "\r"): UInt8(ascii: "r")
    case UInt8(ascii: "\t"): UInt8(ascii: "t")
    case UInt8(ascii: "$") where escapesDollar: byte
    default: nil
    }
  }

  /// The scalar of UTF-8 at an index, and how many bytes it has (RFC 3629, section 3).
  private static func scalar(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = text[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= text.count else { return ("\u{FFFD}", text.count - index) }
    let bits = UInt32(length == 1 ? lead : lead & (0x7F >> UInt8(length)))
    let value = text[index + 1..<index + length].reduce(bits) { $0 << 6 | UInt32($1 & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// What is written in place of a character that none of the letters stands for; `nil` where that is the character itself.
  private func escape(of scalar: Unicode.Scalar) -> String? { scalar.isInvisible ? number(scalar) : nil }

  private func number(_ scalar: Unicode.Scalar) -> String {
    switch code {
    case .braces: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    case .utf32 where scalar.value > 0xFFFF: "\\U" + Self.padded(scalar.value, 8)
    case .utf16, .utf32: scalar.utf16.reduce(into: "") { $0 += "\\u" + Self.padded(UInt32($1), 4) }
    }
  }

  private static func padded(_ number: UInt32, _ width: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Unicode.Scalar {
  /// Whether an editor doesn't show the character, or shows it as an ordinary space.
  var isInvisible: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    // The letters of European languages, for which the property need not be looked up.
    if (0xC0...0x24F).contains(value) { return false }
    if isPrependedMark { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned:
      return true
    default: return false
    }
  }
}
