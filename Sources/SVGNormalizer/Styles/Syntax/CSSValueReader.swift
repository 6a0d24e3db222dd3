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

  /// The next token, which isn't consumed.
  var peek: CSSToken? { index < tokens.endIndex ? tokens[index] : nil }

  /// All tokens that aren't consumed yet.
  var remaining: ArraySlice<CSSToken> { tokens[index...] }

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

  /// The arguments of a function, after its name; at the end of the text the parenthesis is optional.
  mutating func arguments() -> ArraySlice<CSSToken> {
    let start = index
    var brackets = CSSBracketStack()
    while let token = next() {
      if brackets.isEmpty, token == .close(.round) { return tokens[start..<index - 1] }
      brackets.update(token)
    }
    return tokens[start..<index]
  }
}

/// Reads tokens up to one that is outside of all brackets (CSS Syntax Level 3 section 5.4.7).
struct ComponentReader {
  private var tokenizer: CSSTokenizer

  init(_ text: String) { tokenizer = CSSTokenizer(text) }

  mutating func next() -> CSSToken? { tokenizer.next() }

  /// Reads tokens up to one of some stops.
  /// - Parameter first: A token that was read already and comes before the others.
  /// - Returns: The tokens before the stop, and the stop; `nil` at the end of the text.
  mutating func take(from first: CSSToken?, upTo stops: [CSSToken]) -> (tokens: [CSSToken], end: CSSToken?) {
    var tokens: [CSSToken] = []
    var brackets = CSSBracketStack()
    var current = first ?? tokenizer.next()
    while let token = current {
      if brackets.isEmpty, stops.contains(token) { return (tokens, token) }
      brackets.update(token)
      tokens.append(token)
      current = tokenizer.next()
    }
    return (tokens, nil)
  }
}

/// A reference to an element of the file in the value of a property: `url(#id)`, with or without quotes.
struct StyleReference: Hashable, Sendable {
  let id: String

  /// The reference at the beginning of a value.
  init?(_ value: String?) {
    // Most values are words.
    guard let value, value.utf8.contains(UInt8(ascii: "(")) else { return nil }
    var reader = CSSValueReader(value)
    reader.skipWhitespace()
    guard case .url(let address)? = reader.next() else { return nil }
    self.init(address: address)
  }

  /// The reference that a value is, without anything else in it.
  init?(alone value: String?) {
    guard let value else { return nil }
    var reader = CSSValueReader(value)
    reader.skipWhitespace()
    guard case .url(let address)? = reader.next() else { return nil }
    reader.skipWhitespace()
    guard reader.next() == nil else { return nil }
    self.init(address: address)
  }

  /// The reference of an address of the form `#id`.
  init?(address: String) {
    let address = address.trimmingSpace
    guard address.first == "#" else { return nil }
    id = String(address.dropFirst())
  }
}
