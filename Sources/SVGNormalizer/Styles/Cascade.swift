/// Finds the declarations that apply to an element (CSS Cascade 5 section 6).
struct Cascade {
  private let ruleIndex: RuleIndex
  private var matcher: SelectorMatcher
  /// What isn't supported in the `style` attribute read last.
  private(set) var notes: [LogoFinding] = []

  init(rules: [StyleRule], root: SVGElement, steps: Int) {
    ruleIndex = RuleIndex(rules)
    matcher = SelectorMatcher(
      elements: rules.isEmpty ? [] : StyledElement.list(root), budget: WorkBudget(steps))
  }

  /// Whether the limit of comparisons was reached, after which no rules are found.
  var isExhausted: Bool { matcher.budget.isExhausted }

  /// The values that apply to an element.
  /// - Parameter index: The element's index in the order of tags.
  mutating func values(of element: SVGElement, at index: Int) -> [StyleProperty: StyleValue] {
    let lists = declarations(forElementAt: index) + [inline(element)]
    var values: [StyleProperty: StyleValue] = [:]
    for isImportant in [false, true] {
      for declaration in lists.joined() where declaration.isImportant == isImportant {
        values[declaration.property] = declaration.value
      }
    }
    return values
  }

  private mutating func declarations(forElementAt index: Int) -> [[StyleDeclaration]] {
    guard matcher.elements.indices.contains(index), !isExhausted else { return [] }
    let candidates = ruleIndex.candidates(matcher.elements[index])
    matcher.budget.spend(candidates.count)
    return candidates.compactMap { candidate in
      let rule = ruleIndex.rules[candidate]
      guard matcher.matches(rule.selector, index) else { return nil }
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

/// An attribute that sets a property, with less precedence than any declaration (SVG 2 section 6.6).
enum PresentationAttribute {
  /// The value in its simplest form, `nil` if the attribute isn't needed or is invalid, and what isn't supported.
  static func read(_ property: StyleProperty, _ text: String) -> (value: String?, notes: [LogoFinding]) {
    var tokenizer = CSSTokenizer(text)
    let tokens = tokenizer.rest()
    var reader = DeclarationReader()
    if let value = reader.value(of: property, tokens[...].trimmed) {
      return (value.attribute(of: property), [])
    }
    // `LogoBuilder` rejects what should be a number and isn't.
    return property.grammar.isNumeric ? (text, []) : (nil, reader.notes.notes)
  }
}
