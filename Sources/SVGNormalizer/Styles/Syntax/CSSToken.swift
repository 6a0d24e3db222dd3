/// A piece of CSS text; comments aren't among them (CSS Syntax Level 3 section 4).
enum CSSToken: Hashable, Sendable {
  case identifier(String)
  /// A name and the parenthesis after it.
  case function(String)
  case atKeyword(String)
  /// What follows a `#`: a name, or something else such as `123`.
  case hash(String, isName: Bool)
  case string(String)
  /// An address, whether in quotes or not.
  case url(String)
  /// A string or an address that is broken off: whatever it stands in is invalid.
  case broken
  case number(CSSNumber)
  case percentage(CSSNumber)
  case dimension(CSSNumber, unit: String)
  case whitespace
  case colon, semicolon, comma
  case open(CSSBracket)
  case close(CSSBracket)
  /// `<!--` or `-->`, which a style sheet may have around it.
  case markupComment
  /// Any other character, by its first byte.
  case delimiter(UInt8)
}

/// A number in CSS, and how it was written.
struct CSSNumber: Hashable, Sendable {
  let text: String

  /// The nearest value that a `Double` can have, or infinity.
  var value: Double { Double(text) ?? 0 }
}

/// The kinds of brackets in CSS.
enum CSSBracket: Hashable, Sendable {
  case round, square, curly
}

/// The brackets that are open at a place. A closing one that doesn't fit the last is text like any other.
struct CSSBracketStack {
  private var open: [CSSBracket] = []

  var isEmpty: Bool { open.isEmpty }

  mutating func see(_ token: CSSToken) {
    switch token {
    case .open(let bracket): open.append(bracket)
    case .function: open.append(.round)
    case .close(let bracket) where bracket == open.last: open.removeLast()
    default: break
    }
  }
}
