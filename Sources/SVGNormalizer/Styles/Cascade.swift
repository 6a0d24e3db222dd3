/// What applies to an element: the values of its properties, and its custom properties.
struct AppliedStyle: Sendable {
  var values: [StyleProperty: StyleValue] = [:]
  var custom: CustomProperties
}

/// Finds the declarations that apply to an element (CSS Cascade 5 section 6).
struct Cascade {
  private let ruleIndex: RuleIndex
  private var matcher: SelectorMatcher
  /// What isn't supported in the `style` attribute or the presentation attribute read last.
  private(set) var notes: [LogoFinding] = []

  init(rules: [StyleRule], root: SVGElement, steps: Int) {
    ruleIndex = RuleIndex(rules)
    matcher = SelectorMatcher(
      elements: rules.isEmpty ? [] : StyledElement.list(root), budget: WorkBudget(steps))
  }

  /// Whether the limit of comparisons was reached, after which no rules are found.
  var isExhausted: Bool { matcher.budget.isExhausted }

  /// The style that applies to an element.
  /// - Parameters:
  ///   - index: The element's index in the order of tags.
  ///   - inherited: The custom properties of its parent.
  mutating func style(of element: SVGElement, at index: Int, inherited: CustomProperties) -> AppliedStyle {
    var reader = DeclarationReader()
    let inline = element["style"].map { reader.list($0) } ?? []
    let rules = rules(forElementAt: index)
    let custom = winning(rules.flatMap(\.custom) + reader.takeCustom())
    var style = AppliedStyle(custom: inherited.applying(custom, budget: &matcher.budget))
    let lists = rules.map(\.declarations) + [inline]
    for isImportant in [false, true] {
      for declaration in lists.joined() where declaration.isImportant == isImportant {
        style.values[declaration.property] = declaration.value
      }
    }
    for case (let property, .pending(let tokens)) in style.values {
      style.values[property] = substituted(tokens, for: property, style.custom, &reader)
    }
    notes = reader.notes.notes
    return style
  }

  /// The value of a presentation attribute, which has less precedence than any declaration (SVG 2 section 6.6), in its
  /// simplest form; `nil` if the attribute isn't needed or is invalid.
  mutating func value(of property: StyleProperty, attribute text: String, _ custom: CustomProperties)
    -> String?
  {
    var tokenizer = CSSTokenizer(text)
    let tokens = tokenizer.rest()[...].trimmed
    var reader = DeclarationReader()
    defer { notes = reader.notes.notes }
    switch reader.value(of: property, property == .fontSize ? tokens.withUnit : tokens) {
    case .pending(let tokens):
      return substituted(tokens, for: property, custom, &reader).attribute(of: property)
    case let value?: return value.attribute(of: property)
    case nil:
      // `LogoBuilder` rejects what should be a number and can't be read as one. Others are ignored, as in CSS.
      guard property.grammar.isNumeric, Length.parse(text) == nil else { return nil }
      reader.notes = StyleNotes()
      return text
    }
  }

  /// The value at the time when it is computed; one that is invalid then counts as `unset` (CSS Variables 1 section
  /// 3.1).
  private mutating func substituted(
    _ tokens: [CSSToken], for property: StyleProperty, _ custom: CustomProperties,
    _ reader: inout DeclarationReader
  ) -> StyleValue {
    let value = VariableReference.substituting(tokens[...], custom, &matcher.budget)
    guard let value else {
      reader.noteUndefined(tokens, property)
      return .unset
    }
    return reader.value(of: property, value[...].trimmed) ?? .unset
  }

  /// The custom properties that apply, of those in ascending precedence.
  private func winning(_ declarations: [CustomDeclaration]) -> [[UInt8]: [CSSToken]] {
    var result: [[UInt8]: [CSSToken]] = [:]
    for isImportant in [false, true] {
      for declaration in declarations where declaration.isImportant == isImportant {
        result[declaration.name] = declaration.value
      }
    }
    return result
  }

  private mutating func rules(forElementAt index: Int) -> [StyleRule] {
    guard matcher.elements.indices.contains(index), !isExhausted else { return [] }
    let candidates = ruleIndex.candidates(matcher.elements[index])
    matcher.budget.spend(candidates.count)
    return candidates.compactMap { candidate in
      let rule = ruleIndex.rules[candidate]
      guard matcher.matches(rule.selector, index) else { return nil }
      matcher.budget.spend(rule.declarations.count + rule.custom.count)
      return rule
    }
  }
}
