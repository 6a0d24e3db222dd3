/// Decides which of all declarations count for an element (CSS Cascade 5 section 6).
struct Cascade {
  private let index: RuleIndex
  private var matcher: SelectorMatcher
  /// What isn't followed in the `style` attribute read last.
  private(set) var notes: [StyleNote] = []

  init(rules: [StyleRule], root: SVGElement, steps: Int) {
    index = RuleIndex(rules)
    matcher = SelectorMatcher(
      elements: rules.isEmpty ? [] : StyledElement.list(root), budget: WorkBudget(steps))
  }

  /// Whether there were more comparisons than are allowed; then no rules are found any more.
  var isExhausted: Bool { matcher.budget.isExhausted }

  /// The values that count for an element, whose place is that of its tag among all tags.
  mutating func values(of element: SVGElement, at place: Int) -> [StyleProperty: StyleValue] {
    let lists = rules(for: place) + [inline(element)]
    var values: [StyleProperty: StyleValue] = [:]
    for isImportant in [false, true] {
      for declaration in lists.joined() where declaration.isImportant == isImportant {
        values[declaration.property] = declaration.value
      }
    }
    return values
  }

  private mutating func rules(for place: Int) -> [[StyleDeclaration]] {
    guard matcher.elements.indices.contains(place), !isExhausted else { return [] }
    let candidates = index.candidates(matcher.elements[place])
    matcher.budget.spend(candidates.count)
    return candidates.compactMap { candidate in
      let rule = index.rules[candidate]
      guard matcher.matches(rule.selector, place) else { return nil }
      matcher.budget.spend(rule.declarations.count)
      return rule.declarations
    }
  }

  private mutating func inline(_ element: SVGElement) -> [StyleDeclaration] {
    var reader = DeclarationReader()
    let declarations = element["style"].map { reader.list($0) } ?? []
    notes = reader.notes.notes
    return declarations
  }
}

/// An attribute that says what a property says, and counts less than any declaration (SVG 2 section 6.6).
enum PresentationAttribute {
  /// The value in its plainest form, nothing where the attribute isn't needed or is invalid, and what isn't followed.
  static func read(_ property: StyleProperty, _ text: String) -> (value: String?, notes: [StyleNote]) {
    var tokenizer = CSSTokenizer(text)
    let tokens = tokenizer.rest()
    var reader = DeclarationReader()
    if let value = reader.value(of: property, tokens[...].trimmed) {
      return (value.attribute(of: property), [])
    }
    // What should be a number and isn't is refused where the picture is read.
    return property.grammar.isNumeric ? (text, []) : (nil, reader.notes.notes)
  }
}
