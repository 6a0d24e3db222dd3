/// Reads tokens up to a place outside of all brackets (CSS Syntax Level 3 section 5.4.7).
struct ComponentReader {
  private var tokenizer: CSSTokenizer

  init(_ text: String) { tokenizer = CSSTokenizer(text) }

  mutating func next() -> CSSToken? { tokenizer.next() }

  /// The tokens from one that was read already up to one of some others, and which of them it was; `nil` at the end
  /// of the text.
  mutating func take(from first: CSSToken?, upTo stops: [CSSToken]) -> (tokens: [CSSToken], end: CSSToken?) {
    var tokens: [CSSToken] = []
    var brackets = CSSBracketStack()
    var current = first ?? tokenizer.next()
    while let token = current {
      if brackets.isEmpty, stops.contains(token) { return (tokens, token) }
      brackets.see(token)
      tokens.append(token)
      current = tokenizer.next()
    }
    return (tokens, nil)
  }
}
