/// The rules of a `style` element, in their order.
struct Stylesheet: Hashable, Sendable {
  var rules: [StyleRule] = []
  /// What isn't followed, each thing once.
  var notes: [StyleNote] = []

  /// Reads CSS text. Any text is a style sheet: what isn't understood is passed over as CSS says (CSS Syntax Level 3
  /// section 2.2), and noted where that could change the picture.
  static func parse(_ text: String) -> Stylesheet {
    var parser = StylesheetParser(text)
    return parser.parse()
  }
}

/// A selector and what it gives to the elements that it selects. A rule with several selectors counts as several.
struct StyleRule: Hashable, Sendable {
  let selector: Selector
  /// At most one for each property and importance.
  let declarations: [StyleDeclaration]
}

/// A property and the value that a rule or a `style` attribute gives it.
struct StyleDeclaration: Hashable, Sendable {
  let property: StyleProperty
  let value: StyleValue
  var isImportant = false
}

/// Something in a style sheet that isn't followed.
struct StyleNote: Hashable, Sendable {
  /// One sentence that says what was found.
  let message: String
  /// One sentence that says what to do.
  let fix: String
}

/// What isn't followed in a style sheet, each thing once.
struct StyleNotes {
  private(set) var notes: [StyleNote] = []
  private static let mostKept = 20

  mutating func add(_ message: String, fix: String) {
    let note = StyleNote(message: message, fix: fix)
    guard notes.count < Self.mostKept, !notes.contains(note) else { return }
    notes.append(note)
  }
}

/// The `style` element (SVG 2 section 6.2).
enum StyleElement {
  static func isOne(_ element: SVGElement) -> Bool { element.name == "style" && element.namespace == .svg }

  /// The rules of a `style` element; nothing where it isn't one, or isn't in CSS.
  static func sheet(_ element: SVGElement) -> Stylesheet? {
    guard isOne(element), ["", "text/css"].contains(element["type"]?.cssKeyword ?? "") else { return nil }
    let media = element["media"] ?? ""
    var tokenizer = CSSTokenizer(media)
    guard MediaQuery.isMet(tokenizer.rest()) else {
      let note = StyleNote(
        message: "the rules for the media \"\(media.cssExcerpt)\" are left out",
        fix: "say in rules without conditions how the logo always looks")
      return Stylesheet(notes: [note])
    }
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
  /// Whether the rules count for a picture on a screen, of which no more is known.
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
