internal import CatalogueSources
internal import Diagnostics
internal import Foundation
internal import YAMLSource

/// Looks for characters that an editor doesn't show. The reader lets them through where they are escaped.
package enum PlainTextCheck {
  /// What is wrong with a text of a file, and how it is written right.
  /// - Parameter keepsMarks: whether combining marks may stand in another order than that of the form NFC.
  static func finding(
    of text: Located<String>, in source: SourceText, keepsMarks: Bool = false
  ) -> Finding? {
    problem(of: text.value, keepsMarks: keepsMarks).map {
      Finding(
        $0.message, at: source.location(text.span), fix: $0.fix,
        edit: edit(of: text.value, at: text.span, in: source, keepsMarks: keepsMarks))
    }
  }

  /// What is wrong with a text that goes on in the next line, where YAML takes it for one: most often a hyphen is missing.
  static func folding(of text: Located<String>, in source: SourceText) -> Finding? {
    guard isFolded(text.value, at: text.span, in: source) else { return nil }
    return Finding(
      "the text goes on in the next line, and is read as \"\(text.value.truncated)\"",
      at: source.location(text.span),
      fix:
        "write it on one line, or begin each entry of a list with a hyphen, and each field in the same column"
    )
  }

  /// Whether a text of one line is written over several.
  static func isFolded(_ text: String, at span: Range<Int>, in source: SourceText) -> Bool {
    // Most texts are as long there.
    guard span.count > text.utf8.count else { return false }
    let written = source.bytes[span]
    // The text of a block begins behind its sign's line.
    let isBlock = written.first.map { "|>".utf8.contains($0) } ?? false
    return written.count { $0 == 0x0A } > (isBlock ? 1 : 0) && !text.contains(where: \.isNewline)
  }

  /// - Parameter keepsMarks: whether combining marks may stand in another order than that of the form NFC.
  static func problem(of text: String, keepsMarks: Bool = false) -> (message: String, fix: String)? {
    guard !isPlain(text) else { return nil }
    if let space = text.unicodeScalars.first(where: isForeignSpace) {
      return ("the text has the space \(space.codePoint), which looks like an ordinary one", "type a space")
    }
    if let hidden = text.unicodeScalars.first(where: isHidden) {
      if hidden == "\n" { return ("the text has several lines", "write it on one line") }
      return ("the text has the invisible character \(hidden.codePoint)", "delete it")
    }
    let composed = text.precomposedStringWithCanonicalMapping
    guard !keepsMarks, !text.unicodeScalars.elementsEqual(composed.unicodeScalars) else { return nil }
    // The form NFC orders the marks of some scripts otherwise than people type them.
    guard text.unicodeScalars.sorted() != composed.unicodeScalars.sorted() else {
      return (
        "\"\(text)\" isn't in the form NFC, which has its marks in another order",
        "let the field keep them, by x-text with \"marks\": \"kept\" in the schema, or type \(composed) anew"
      )
    }
    return (
      "\"\(text)\" isn't in the form NFC: a letter and its accent are two characters", "type \(composed) anew"
    )
  }

  /// Whether nothing can be wrong with a text, as with nearly all.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) } || text.unicodeScalars.allSatisfy(isComposedLatin)
  }

  /// Writes the text as it shows, where it is on one line.
  private static func edit(
    of text: String, at span: Range<Int>, in source: SourceText, keepsMarks: Bool
  ) -> TextEdit? {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isHidden(scalar) || scalar == "\t" {
      shown.append(isForeignSpace(scalar) || scalar == "\t" ? " " : scalar)
    }
    // What was invisible at an end leaves nothing there.
    let start = shown.firstIndex { $0 != " " } ?? shown.endIndex
    let end = shown.lastIndex { $0 != " " }.map(shown.index(after:)) ?? start
    let trimmed = String(shown[start..<end])
    let plain = keepsMarks ? trimmed : trimmed.precomposedStringWithCanonicalMapping
    guard !plain.isEmpty, !text.contains(where: \.isNewline), !source.text(span).contains(where: \.isNewline)
    else { return nil }
    return TextEdit(replacing: span, of: source, with: YAMLWriter.scalar(plain))
  }

  /// Whether a character is a printable one before those of which the form NFC composes others, which begin at U+0300
  /// (Unicode Standard Annex 15, section 9); nearly all are.
  private static func isComposedLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " "..."~", "\u{A1}"..."\u{AC}", "\u{AE}"..."\u{2FF}": true
    default: false
    }
  }

  private static func isForeignSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar != " " && scalar.properties.generalCategory == .spaceSeparator
  }

  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}" && !scalar.isPrependedMark
    default: false
    }
  }
}
