/// How a language writes a string literal.
enum LiteralStyle: Sendable {
  case swift
  case kotlin

  /// The literal, with its quotes. What would end or change it is escaped, and so is what an editor can't show;
  /// letters of any script and emoji stay readable.
  func string(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
    return "\"" + text.unicodeScalars.reduce(into: "") { $0 += escaped($1) } + "\""
  }

  /// The literals of several strings, separated by commas.
  func strings(_ texts: [String]) -> String { texts.map(string).joined(separator: ", ") }

  private func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "$")
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "$": self == .kotlin ? "\\$" : "$"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isVisible(scalar) ? String(scalar) : code(scalar)
    }
  }

  private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  private func code(_ scalar: Unicode.Scalar) -> String {
    switch self {
    case .swift: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    case .kotlin:
      String(scalar).utf16.reduce(into: "") { escape, unit in
        let digits = String(unit, radix: 16, uppercase: true)
        escape += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }

  /// Text that can stand in a comment of either language: one line, and nothing that ends a comment.
  static func comment(_ text: String) -> String {
    let line = String(String.UnicodeScalarView(text.unicodeScalars.map { isLineBreaking($0) ? " " : $0 }))
    return line.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
      .split(separator: "/*", omittingEmptySubsequences: false).joined(separator: "/ *")
  }

  private static func isLineBreaking(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
