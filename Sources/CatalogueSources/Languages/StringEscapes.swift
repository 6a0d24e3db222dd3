internal import Diagnostics

/// How a language escapes the characters of a string. Escaped are those that would end or change the literal, and those
/// that an editor can't show; letters of any script and emoji stay readable.
struct StringEscapes: Sendable {
  /// How a character is written by its code point.
  enum Code: String, Sendable {
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
    var index = 0
    while index < text.count {
      index += appendASCII(UnsafeBufferPointer(rebasing: text[index...]), to: &literal)
      guard index < text.count else { break }
      let (scalar, length) = Self.scalar(text, at: index)
      if let escape = escape(of: scalar) {
        literal += escape.utf8
      } else {
        literal += UnsafeBufferPointer(rebasing: text[index..<index + length])
      }
      index += length
    }
    literal.append(UInt8(ascii: "\""))
  }

  /// Appends characters up to the first that isn't ASCII or is written by its code point, and returns how many. Megabytes
  /// of them are in one literal, so that they go through a small buffer.
  private func appendASCII(_ text: UnsafeBufferPointer<UInt8>, to literal: inout [UInt8]) -> Int {
    var index = 0
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * min(text.count, 2048)) { buffer in
      var count = 0
      repeat {
        count = escapeASCII(text, from: &index, into: buffer)
        literal += UnsafeBufferPointer(rebasing: buffer[..<count])
      } while count > 0
    }
    return index
  }

  /// Fills a buffer with as many such characters as it has room for, and returns how many bytes that are.
  private func escapeASCII(
    _ text: UnsafeBufferPointer<UInt8>, from index: inout Int, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    while index < text.count, count + 2 <= buffer.count {
      let byte = text[index]
      if Self.isPlain(byte) {
        buffer[count] = byte
        count += 1
      } else {
        guard let letter = letter(of: byte) else { break }
        buffer[count] = UInt8(ascii: "\\")
        buffer[count + 1] = letter
        count += 2
      }
      index += 1
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

  /// One of the bits of two words for each ASCII character: whether it is copied as it is in every language.
  private static func isPlain(_ byte: UInt8) -> Bool {
    // All but the controls, the quote, the dollar and the backslash.
    let (low, high): (UInt64, UInt64) = (0xFFFF_FFEB_0000_0000, 0x7FFF_FFFF_EFFF_FFFF)
    return byte < 0x80 && (byte < 0x40 ? low >> UInt64(byte) : high >> UInt64(byte - 0x40)) & 1 == 1
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
