extension PatternScanner {
  /// `*`, `+`, `?`, `{m}`, `{m,}` or `{m,n}`.
  mutating func repetition() throws(RegularExpressionError) -> Repetition {
    let start = index
    switch next() {
    case "*": return Repetition(least: 0, most: nil)
    case "+": return Repetition(least: 1, most: nil)
    case "?": return Repetition(least: 0, most: 1)
    default: break
    }
    guard let least = number() else { throw .badRepetition }
    var most: Int? = least
    if skip(",") {
      most = number()
      guard most != nil || peek == "}" else { throw .badRepetition }
    }
    guard skip("}"), least <= most ?? least else { throw .badRepetition }
    if max(least, most ?? least) > Self.portableLimit {
      try requireECMAScript(text(from: start), "a repetition of more than \(Self.portableLimit) times")
    }
    return Repetition(least: least, most: most)
  }

  /// No engine that reads the portable dialect has a lower one.
  private static let portableLimit = 1000
}
