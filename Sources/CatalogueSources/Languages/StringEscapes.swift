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

  func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(Self.isPlain) { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      // Most characters: a string of its own for each takes several times as long.
      if scalar.isASCII, Self.isPlain(UInt8(ascii: scalar)) {
        quoted.unicodeScalars.append(scalar)
      } else {
        quoted += escaped(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "$")
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "$": escapesDollar ? "\\$" : "$"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: scalar.isInvisible ? number(scalar) : String(scalar)
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
    if isPrependedMark { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned:
      return true
    default: return false
    }
  }
}
