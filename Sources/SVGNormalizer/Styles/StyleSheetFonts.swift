/// Removes `@font-face` rules (CSS Fonts 4 section 4) from style sheets. Text is rejected, so that no font is used; but
/// drawing programs leave their fonts in the file.
enum StyleSheetFonts {
  /// The text without its rules for fonts; `nil` if it has none.
  static func removed(from text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return nil }
    var tokenizer = CSSTokenizer(text)
    var kept: [UInt8] = []
    var start = 0
    var found = false
    var position = 0
    var brackets = CSSBracketStack()
    while let token = tokenizer.next() {
      brackets.update(token)
      if brackets.isEmpty, case .atKeyword(let name) = token, name.cssKeyword == "font-face" {
        kept += tokenizer.bytes[start..<position]
        skipBlock(&tokenizer)
        start = tokenizer.index
        found = true
      }
      position = tokenizer.index
    }
    return found ? String(decoding: kept + tokenizer.bytes[start...], as: UTF8.self) : nil
  }

  /// Skips an at-rule up to the end of its block, or to the semicolon where it has none.
  private static func skipBlock(_ tokenizer: inout CSSTokenizer) {
    var brackets = CSSBracketStack()
    while let token = tokenizer.next() {
      if brackets.isEmpty, token == .semicolon { return }
      brackets.update(token)
      if brackets.isEmpty, token == .close(.curly) { return }
    }
  }
}
