/// Matches selectors with elements. The time grows with the depth of the tree and the length of the selector, and is
/// limited by a budget.
struct SelectorMatcher {
  let elements: [StyledElement]
  var budget: WorkBudget

  /// Whether a selector selects the element; `false` when the budget is exhausted.
  ///
  /// From the element upwards, each condition takes the nearest ancestor that fits. Only the choice for the last
  /// descendant combinator ever has to be undone: a more distant choice for an earlier one leaves less for the rest.
  mutating func matches(_ selector: Selector, _ index: Int) -> Bool {
    guard matches(selector.subject, index) else { return false }
    var step = 0
    var current = elements[index].parent
    var retry: (step: Int, index: Int)?
    while step < selector.ancestors.count, !budget.isExhausted {
      guard let candidate = current else { return false }
      let ancestor = selector.ancestors[step]
      if ancestor.combinator == .descendant { retry = (step, candidate) }
      if matches(ancestor.compound, candidate) {
        step += 1
        current = elements[candidate].parent
      } else if let last = retry {
        step = last.step
        current = elements[last.index].parent
      } else {
        return false
      }
    }
    return !budget.isExhausted
  }

  private mutating func matches(_ compound: CompoundSelector, _ index: Int) -> Bool {
    let element = elements[index]
    budget.spend(1 + compound.ids.count + compound.classes.count)
    return (compound.type ?? element.type) == element.type
      && (compound.roots == 0 || element.parent == nil)
      && compound.ids.allSatisfy { $0 == element.id }
      && compound.classes.allSatisfy(element.classes.contains)
      && compound.attributes.allSatisfy { matches($0, element) }
  }

  private mutating func matches(_ selector: AttributeSelector, _ element: StyledElement) -> Bool {
    budget.spend(1 + element.attributes.count)
    // An attribute with a prefix has a name in another namespace, which no selector is for.
    guard !selector.name.contains(UInt8(ascii: ":")),
      let value = element.attributes.first(where: { $0.name.utf8.elementsEqual(selector.name) })?.value
    else { return false }
    let bytes = Array(value.utf8)
    budget.spend(selector.cost(for: bytes))
    return !budget.isExhausted && selector.matches(bytes)
  }
}
