/// A token of CSS; comments are none (CSS Syntax Level 3 section 4).
enum CSSToken: Hashable, Sendable {
  case identifier(String)
  /// A name and the parenthesis after it.
  case function(String)
  case atKeyword(String)
  /// The text after a `#`: a name, or something else such as `123`.
  case hash(String, isName: Bool)
  case string(String)
  /// An address, whether in quotes or not.
  case url(String)
  /// A string or an address without its end, which makes its surroundings invalid.
  case broken
  case number(CSSNumber)
  case percentage(CSSNumber)
  case dimension(CSSNumber, unit: String)
  case whitespace
  case colon, semicolon, comma
  case open(CSSBracket)
  case close(CSSBracket)
  /// `<!--` or `-->`, which may enclose a style sheet.
  case markupComment
  /// Any other character, by its first byte.
  case delimiter(UInt8)
}

/// A number in CSS as it was written.
struct CSSNumber: Hashable, Sendable {
  let text: String

  /// The nearest double, or infinity.
  var value: Double { Double(text) ?? 0 }
}

/// The kinds of brackets in CSS.
enum CSSBracket: Hashable, Sendable {
  case round, square, curly
}

/// The open brackets. A closing one that doesn't match the last is text like any other.
struct CSSBracketStack {
  private var open: [CSSBracket] = []

  var isEmpty: Bool { open.isEmpty }

  mutating func update(_ token: CSSToken) {
    switch token {
    case .open(let bracket): open.append(bracket)
    case .function: open.append(.round)
    case .close(let bracket) where bracket == open.last: open.removeLast()
    default: break
    }
  }
}
