/// Reads a value token by token.
struct CSSValueReader {
  private let tokens: ArraySlice<CSSToken>
  private var index: Int

  init(_ tokens: some Collection<CSSToken>) {
    self.tokens = ArraySlice(tokens)
    index = self.tokens.startIndex
  }

  init(_ text: String) {
    var tokenizer = CSSTokenizer(text)
    self.init(tokenizer.rest())
  }

  /// The next token, which stays.
  var peek: CSSToken? { index < tokens.endIndex ? tokens[index] : nil }

  /// Whether nothing is left but white space.
  var isAtEnd: Bool { tokens[index...].allSatisfy { $0 == .whitespace } }

  mutating func next() -> CSSToken? {
    guard index < tokens.endIndex else { return nil }
    defer { index += 1 }
    return tokens[index]
  }

  @discardableResult
  mutating func skip(_ token: CSSToken) -> Bool {
    guard peek == token else { return false }
    index += 1
    return true
  }

  mutating func skipWhitespace() { while skip(.whitespace) {} }

  /// The next word, in lower case.
  mutating func keyword() -> String? {
    guard case .identifier(let name)? = peek else { return nil }
    index += 1
    return name.cssKeyword
  }

  /// The arguments of a function whose name has just been read; at the end of the text the parenthesis may lack.
  mutating func arguments() -> ArraySlice<CSSToken> {
    let start = index
    var brackets = CSSBracketStack()
    while let token = next() {
      if brackets.isEmpty, token == .close(.round) { return tokens[start..<index - 1] }
      brackets.see(token)
    }
    return tokens[start..<index]
  }
}
