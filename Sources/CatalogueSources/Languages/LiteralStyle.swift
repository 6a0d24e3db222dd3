/// How a language writes literals.
package struct LiteralStyle: Sendable {
  /// How a string's characters are escaped.
  var escapes: StringEscapes
  /// What is before and after a list's elements.
  package var list: (open: String, close: String)
  /// How a value with named fields is written.
  package var record: Record
  /// How an enumeration's case is named.
  package var choice: Choice
  /// Whether categories are an enumeration.
  package var hasCategories = false
  /// Whether an id is written with its type around it, where it has one.
  package var callsIDs = false
  /// Whether colours and days have types of their own, and code derives the derived fields.
  package var hasTypes = false
  /// The words for no value, true and false.
  package var words = (null: "null", true: "true", false: "false")
  /// The spaces of one level of indentation.
  package var indentation = 2

  /// How a value with named fields is written.
  package enum Record: Sendable {
    /// `Brand(id: "coop")`: the type's name, and the fields whose value isn't the default.
    case call(separator: String)
    /// `{ id: "coop", color: null }`: every field.
    case object(quotesNames: Bool)
  }

  /// How an enumeration's case is named.
  package enum Choice: Sendable {
    /// `.points`
    case dotted
    /// `Programme.Kind.POINTS`
    case qualified
    /// `"points"`
    case text
  }

  static let swift = LiteralStyle(
    escapes: StringEscapes(code: .braces), list: ("[", "]"), record: .call(separator: ": "), choice: .dotted,
    hasTypes: true,
    words: (null: "nil", true: "true", false: "false"))
  static let kotlin = LiteralStyle(
    escapes: StringEscapes(code: .utf16, escapesDollar: true), list: ("listOf(", ")"),
    record: .call(separator: " = "), choice: .qualified, hasCategories: true, callsIDs: true, indentation: 4)
  static let typeScript = LiteralStyle(
    escapes: StringEscapes(code: .utf16), list: ("[", "]"), record: .object(quotesNames: false), choice: .text
  )
  /// What most languages read with little or no change.
  static let json = LiteralStyle(
    escapes: StringEscapes(code: .utf16), list: ("[", "]"), record: .object(quotesNames: true), choice: .text)

  /// A string literal, with its quotes.
  package func string(_ text: String) -> String { escapes.quoted(text) }

  /// Appends a string literal, with its quotes.
  package func append(string text: String, to literal: inout [UInt8]) { escapes.append(text, to: &literal) }

  /// Appends the literal of a string in UTF-8, with its quotes.
  package func append(string text: [UInt8], to literal: inout [UInt8]) { escapes.append(text, to: &literal) }

  /// Text that can be in a comment of any language: one line, and nothing that begins or ends a comment.
  package static func comment(_ text: String) -> String {
    let isPlain = !text.unicodeScalars.contains(where: \.isInvisible)
    let line =
      isPlain ? text : String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isInvisible ? " " : $0 }))
    guard line.utf8.contains(UInt8(ascii: "/")) else { return line }
    return line.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
      .split(separator: "/*", omittingEmptySubsequences: false).joined(separator: "/ *")
  }
}
