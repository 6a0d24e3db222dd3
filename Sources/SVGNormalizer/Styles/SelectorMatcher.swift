/// Finds out whether an element is selected. Time grows with the depth of the tree and the length of the selector,
/// and all of it is spent from a budget.
struct SelectorMatcher {
  let elements: [StyledElement]
  var budget: WorkBudget

  /// Whether a selector selects the element; `false` when the budget is used up.
  ///
  /// Going up from the element, the nearest that fits is taken for each condition. Only the choice for the last
  /// descendant combinator ever has to be taken back: an earlier one that is further away leaves less for the rest.
  mutating func matches(_ selector: Selector, _ place: Int) -> Bool {
    guard matches(selector.subject, place) else { return false }
    var step = 0
    var here = elements[place].parent
    var retry: (step: Int, place: Int)?
    while step < selector.ancestors.count, !budget.isExhausted {
      guard let candidate = here else { return false }
      let ancestor = selector.ancestors[step]
      if ancestor.combinator == .descendant { retry = (step, candidate) }
      if matches(ancestor.compound, candidate) {
        step += 1
        here = elements[candidate].parent
      } else if let last = retry {
        step = last.step
        here = elements[last.place].parent
      } else {
        return false
      }
    }
    return !budget.isExhausted
  }

  private mutating func matches(_ compound: CompoundSelector, _ place: Int) -> Bool {
    let element = elements[place]
    budget.spend(1 + compound.ids.count + compound.classes.count)
    return (compound.type ?? element.type) == element.type
      && compound.ids.allSatisfy { $0 == element.id }
      && compound.classes.allSatisfy(element.classes.contains)
      && compound.attributes.allSatisfy { matches($0, element) }
  }

  private mutating func matches(_ selector: AttributeSelector, _ element: StyledElement) -> Bool {
    budget.spend(1 + element.attributes.count)
    guard let value = element.attributes.first(where: { $0.name.utf8.elementsEqual(selector.name) })?.value
    else {
      return false
    }
    let bytes = Array(value.utf8)
    budget.spend(selector.cost(for: bytes))
    return !budget.isExhausted && selector.matches(bytes)
  }
}
