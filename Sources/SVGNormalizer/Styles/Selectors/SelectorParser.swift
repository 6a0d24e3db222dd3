/// Reads the selectors before a `{` (Selectors 4 section 18).
struct SelectorParser {
  var reader: CSSValueReader
  /// Whether the selector is valid CSS that isn't supported.
  var isUnsupported = false

  private init(_ tokens: some Collection<CSSToken>) { reader = CSSValueReader(tokens) }

  /// The selectors of a list; none if one is invalid. Those that aren't supported are noted and left out.
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
      brackets.update(tokens[index])
    }
    return parts + [tokens[start...].trimmed]
  }

  private static func note(_ part: ArraySlice<CSSToken>, _ notes: inout StyleNotes) {
    let text = CSSTokenWriter.text(part)?.cssExcerpt ?? "…"
    notes.add(
      LogoFinding(
        .style, "the selector \"\(text)\" isn't supported",
        fix: "select by element, class, id or attribute, or set the properties on the elements themselves"))
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
