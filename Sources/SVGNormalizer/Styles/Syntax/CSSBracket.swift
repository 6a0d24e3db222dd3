/// The kinds of brackets in CSS.
enum CSSBracket: Hashable, Sendable {
  case round, square, curly
}
