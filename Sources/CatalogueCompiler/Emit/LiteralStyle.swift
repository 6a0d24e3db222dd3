/// How a language writes literals.
struct LiteralStyle: Sendable {
  /// How a string's characters are escaped.
  let escapes: StringEscapes
  /// What stands before and after a list's elements.
  let list: (open: String, close: String)
  /// What stands between a field's name and its value.
  let fieldSeparator: String
  /// How an enumeration's case is named where its type is known from the context.
  let choice: Choice
  /// The spaces of one level of indentation.
  let indentation: Int

  /// How an enumeration's case is named.
  enum Choice: Sendable {
    /// `.grocery`
    case dotted
    /// `BrandCategory.GROCERY`
    case qualified
  }

  static let swift = LiteralStyle(
    escapes: .swift, list: ("[", "]"), fieldSeparator: ": ", choice: .dotted, indentation: 2)
  static let kotlin = LiteralStyle(
    escapes: .kotlin, list: ("listOf(", ")"), fieldSeparator: " = ", choice: .qualified, indentation: 4)

  /// A string literal, with its quotes.
  func string(_ text: String) -> String { escapes.quoted(text) }

  /// Text that can stand in a comment of either language: one line, and nothing that begins or ends a comment.
  static func comment(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "/") }) { return text }
    let line = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isInvisible ? " " : $0 }))
    return line.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
      .split(separator: "/*", omittingEmptySubsequences: false).joined(separator: "/ *")
  }
}

/// How a language escapes the characters of a string. What would end or change the literal is escaped, and so is
/// what an editor can't show; letters of any script and emoji stay readable.
enum StringEscapes: Sendable {
  case swift
  case kotlin

  func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(Self.isPlain) { return "\"\(text)\"" }
    return "\"" + text.unicodeScalars.reduce(into: "") { $0 += escaped($1) } + "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
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
    default: scalar.isInvisible ? code(scalar) : String(scalar)
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
}

extension Unicode.Scalar {
  /// Whether an editor doesn't show the character, or shows it as an ordinary space.
  fileprivate var isInvisible: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned:
      return true
    default: return false
    }
  }
}
