/// Reads the selectors before a `{` (Selectors 4 section 18).
struct SelectorParser {
  var reader: CSSValueReader
  /// Whether the selector has what isn't followed although it is valid CSS.
  var isUnsupported = false

  private init(_ tokens: some Collection<CSSToken>) { reader = CSSValueReader(tokens) }

  /// The selectors of a list; none where one is invalid. Those that can't be followed are left out and noted.
  static func selectors(_ tokens: [CSSToken], notes: inout StyleNotes) -> [Selector] {
    var selectors: [Selector] = []
    for part in list(tokens) {
      var parser = SelectorParser(part)
      let selector = parser.selector()
      guard let selector, !parser.isUnsupported else {
        note(part, &notes)
        if parser.isUnsupported { continue }
        return []
      }
      selectors.append(selector)
    }
    return selectors
  }

  /// The parts between commas outside of brackets.
  private static func list(_ tokens: [CSSToken]) -> [ArraySlice<CSSToken>] {
    var parts: [ArraySlice<CSSToken>] = []
    var brackets = CSSBracketStack()
    var start = tokens.startIndex
    for index in tokens.indices {
      if brackets.isEmpty, tokens[index] == .comma {
        parts.append(tokens[start..<index].trimmed)
        start = index + 1
      }
      brackets.see(tokens[index])
    }
    return parts + [tokens[start...].trimmed]
  }

  private static func note(_ part: ArraySlice<CSSToken>, _ notes: inout StyleNotes) {
    let text = CSSTokenWriter.text(part)?.cssExcerpt ?? "…"
    notes.add(
      "the selector \"\(text)\" isn't followed",
      fix: "select by element, class, id or attribute, or put the properties on the elements themselves")
  }

  private mutating func selector() -> Selector? {
    guard var subject = compound() else { return nil }
    var ancestors: [Selector.Ancestor] = []
    while !reader.isAtEnd {
      guard let combinator = combinator(), let next = compound() else { return nil }
      ancestors.append(Selector.Ancestor(combinator: combinator, compound: subject))
      subject = next
    }
    return Selector(subject: subject, ancestors: ancestors.reversed())
  }
}
