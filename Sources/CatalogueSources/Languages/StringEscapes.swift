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

  /// Copies runs of characters that need no escape: megabytes of them are in one literal.
  private func append(_ text: UnsafeBufferPointer<UInt8>, to literal: inout [UInt8]) {
    literal.append(UInt8(ascii: "\""))
    var (copied, index) = (0, 0)
    while index < text.count {
      if Self.isPlain(text[index]) {
        index += 1
        continue
      }
      let (scalar, length) = Self.scalar(text, at: index)
      if let escape = escape(of: scalar) {
        literal.append(contentsOf: text[copied..<index])
        literal.append(contentsOf: escape.utf8)
        copied = index + length
      }
      index += length
    }
    literal.append(contentsOf: text[copied...])
    literal.append(UInt8(ascii: "\""))
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

  /// What is written in place of a character; `nil` where that is the character itself.
  private func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "$": escapesDollar ? "\\$" : nil
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: scalar.isInvisible ? number(scalar) : nil
    }
  }

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
