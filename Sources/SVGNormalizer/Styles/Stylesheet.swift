/// The rules of a `style` element, in their order.
struct Stylesheet: Hashable, Sendable {
  var rules: [StyleRule] = []
  /// What isn't supported.
  var notes: [LogoFinding] = []

  /// Reads CSS text. Any text is a style sheet: CSS ignores what it doesn't know (CSS Syntax Level 3 section 2.2). It is
  /// noted if it could change the picture.
  static func parse(_ text: String) -> Stylesheet {
    var parser = StylesheetParser(text)
    return parser.parse()
  }
}

/// A selector and its declarations. A rule with several selectors counts as several.
struct StyleRule: Hashable, Sendable {
  let selector: Selector
  /// At most one for each property and importance.
  let declarations: [StyleDeclaration]
  /// Of two with the same name, the last applies.
  var custom: [CustomDeclaration] = []
}

/// A property and its value in a rule or a `style` attribute.
struct StyleDeclaration: Hashable, Sendable {
  let property: StyleProperty
  let value: StyleValue
  var isImportant = false
}

/// What isn't supported in a style sheet, without duplicates.
struct StyleNotes {
  private(set) var notes: [LogoFinding] = []
  private static let mostKept = 20

  mutating func add(_ note: LogoFinding) {
    guard notes.count < Self.mostKept, !notes.contains(note) else { return }
    notes.append(note)
  }
}

extension LogoFinding {
  static let font = LogoFinding(
    .style, "the font of @font-face is removed, because a logo has no text", fix: "delete the rule")

  /// Rules that count only under a condition.
  static func conditionalRules(_ condition: String) -> LogoFinding {
    LogoFinding(
      .style, "the rules for \"\(condition.cssExcerpt)\" are ignored", fix: "write rules without conditions")
  }
}

/// The `style` element (SVG 2 section 6.2).
enum StyleElement {
  static func isOne(_ element: SVGElement) -> Bool { element.name == "style" && element.namespace == .svg }

  /// The rules of an element; `nil` unless it is a `style` in CSS.
  static func sheet(_ element: SVGElement) -> Stylesheet? {
    guard isOne(element), ["", "text/css"].contains(element["type"]?.cssKeyword ?? "") else { return nil }
    let media = element["media"] ?? ""
    var tokenizer = CSSTokenizer(media)
    guard MediaQuery.isMet(tokenizer.rest()) else { return Stylesheet(notes: [.conditionalRules(media)]) }
    return Stylesheet.parse(element.text)
  }

  /// All style sheets of a tree, in their order.
  static func sheets(in element: SVGElement) -> [(element: SVGElement, sheet: Stylesheet)] {
    let own = sheet(element).map { [(element: element, sheet: $0)] } ?? []
    return element.children.reduce(into: own) { $0 += sheets(in: $1) }
  }
}

/// The conditions of `@media` and of the `media` attribute (Media Queries 4).
enum MediaQuery {
  /// Whether the rules count on any screen.
  static func isMet(_ tokens: [CSSToken]) -> Bool {
    let queries = tokens.split(separator: .comma).map { $0.filter { $0 != .whitespace } }
    return queries.allSatisfy(\.isEmpty)
      || queries.contains { query in
        let words = query.compactMap(\.word)
        return words.count == query.count
          && [["all"], ["screen"], ["only", "all"], ["only", "screen"]].contains(words)
      }
  }
}
