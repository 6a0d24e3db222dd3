/// Values with several parts.
extension PropertyGrammar {
  /// Lengths separated by spaces or commas (SVG 2 section 13.5.6).
  static func areDashes(_ tokens: ArraySlice<CSSToken>) -> Bool {
    var isAfterComma = true
    for token in tokens where token != .whitespace {
      if token != .comma {
        guard token.isLength(canBeNegative: false) else { return false }
      } else if isAfterComma {
        return false
      }
      isAfterComma = token == .comma
    }
    return !isAfterComma
  }

  static func areWords(_ tokens: ArraySlice<CSSToken>, oneOf words: Set<String>?) -> Bool {
    guard let words else {
      return !tokens.isEmpty && tokens.allSatisfy { $0 == .whitespace || $0.word != nil }
    }
    return tokens.count == 1 && tokens.first?.word.map(words.contains) ?? false
  }

  /// References and functions, possibly with words between them.
  static func isEffect(_ tokens: ArraySlice<CSSToken>) -> Bool {
    var reader = CSSValueReader(tokens)
    var hasEffect = false
    while let token = reader.next() {
      switch token {
      case .url: hasEffect = true
      case .function:
        hasEffect = true
        guard reader.arguments().allSatisfy(\.isOrdinary) else { return false }
      case .whitespace, .comma, .identifier: break
      default: return false
      }
    }
    return hasEffect
  }

  /// One to three lengths or sides (CSS Transforms 1 section 4).
  static func isPosition(_ tokens: ArraySlice<CSSToken>) -> Bool {
    let parts = tokens.filter { $0 != .whitespace }
    return (1...3).contains(parts.count)
      && parts.allSatisfy { part in
        part.isLength(canBeNegative: true)
          || ["left", "center", "right", "top", "bottom"].contains(part.word ?? "")
      }
  }

  /// Functions in the grammar of CSS, in which lengths and angles have units (CSS Transforms 1 section 9).
  static func transform(_ tokens: ArraySlice<CSSToken>) -> StyleValue? {
    if tokens.isWord("none") { return .initial }
    var reader = CSSValueReader(tokens)
    while let token = reader.next() {
      if token == .whitespace { continue }
      guard case .function(let name) = token else { return nil }
      let arguments = reader.arguments().filter { $0 != .whitespace && $0 != .comma }
      guard arguments.allSatisfy({ $0.isArgument(ofTransform: name) }) else { return nil }
    }
    guard let text = CSSTokenWriter.text(tokens), Matrix.parse(FontSize().resolved(text)) != nil else {
      return nil
    }
    return .written(text)
  }

  /// `path("…")` or `none` (SVG 2 section 9.3.2).
  static func outline(_ tokens: ArraySlice<CSSToken>) -> StyleValue? {
    if tokens.isWord("none") { return .initial }
    var reader = CSSValueReader(tokens)
    guard case .function(let name)? = reader.next(), name.cssKeyword == "path" else { return nil }
    let arguments = reader.arguments().filter { $0 != .whitespace }
    guard arguments.count == 1, case .string(let commands)? = arguments.first, reader.isAtEnd else {
      return nil
    }
    return .written(commands)
  }
}
