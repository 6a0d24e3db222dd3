/// A declaration of a custom property, such as `--color: red` (CSS Variables 1 section 2).
struct CustomDeclaration: Hashable, Sendable {
  /// The name with its hyphens, by its bytes: upper and lower case differ.
  let name: [UInt8]
  /// Without white space around it; it may be empty.
  let value: [CSSToken]
  var isImportant = false

  static func isName(_ name: String) -> Bool { name.hasPrefix("--") && name != "--" }
}

/// The custom properties that an element has or inherits, without references to others.
struct CustomProperties: Sendable {
  private var values: [[UInt8]: [CSSToken]] = [:]

  /// `nil` if the property is invalid or isn't defined.
  subscript(name: [UInt8]) -> [CSSToken]? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Whether both have the same values; unknown when the budget is exhausted.
  func isEqual(to other: CustomProperties, _ budget: inout WorkBudget) -> Bool {
    guard values.count == other.values.count else { return false }
    for (name, value) in values where !budget.isExhausted {
      budget.spend(1 + value.count)
      guard value == other.values[name] else { return false }
    }
    return true
  }

  /// The properties of an element that has declarations of its own.
  /// - Parameter declarations: Those that apply, at most one of each name.
  func applying(_ declarations: [[UInt8]: [CSSToken]], budget: inout WorkBudget) -> CustomProperties {
    guard !declarations.isEmpty else { return self }
    budget.spend(values.count + declarations.count)
    var resolver = CustomPropertyResolver(declared: declarations, inherited: self)
    return budget.isExhausted ? self : resolver.resolved(&budget)
  }
}

/// Replaces references between the custom properties of one element. Those that refer to each other in a circle are
/// invalid (section 2.3); the circles are found as Tarjan finds strongly connected components.
private struct CustomPropertyResolver {
  private let declared: [[UInt8]: [CSSToken]]
  private let inherited: CustomProperties
  private var result: CustomProperties
  private var indices: [[UInt8]: Int] = [:]
  /// The smallest index that can be reached from each.
  private var lowest: [[UInt8]: Int] = [:]
  private var stack: [[UInt8]] = []
  private var isOnStack: Set<[UInt8]> = []

  init(declared: [[UInt8]: [CSSToken]], inherited: CustomProperties) {
    (self.declared, self.inherited, result) = (declared, inherited, inherited)
  }

  mutating func resolved(_ budget: inout WorkBudget) -> CustomProperties {
    for name in declared.keys where indices[name] == nil { visit(name, 0, &budget) }
    return result
  }

  private mutating func visit(_ name: [UInt8], _ depth: Int, _ budget: inout WorkBudget) {
    guard let value = declared[name], depth < SVGLimits.depth else { return budget.exhaust() }
    let index = indices.count
    indices[name] = index
    lowest[name] = index
    stack.append(name)
    isOnStack.insert(name)
    let references = VariableReference.names(in: value).filter { declared[$0] != nil }
    for other in references where !budget.isExhausted {
      if indices[other] == nil { visit(other, depth + 1, &budget) }
      if isOnStack.contains(other) { lowest[name] = min(lowest[name] ?? 0, lowest[other] ?? 0) }
    }
    guard lowest[name] == index else { return }
    let isCircular = stack.last != name || references.contains(name)
    while let other = stack.popLast() {
      isOnStack.remove(other)
      result[other] = isCircular ? nil : resolved(value, of: name, &budget)
      if other == name { break }
    }
  }

  private func resolved(_ value: [CSSToken], of name: [UInt8], _ budget: inout WorkBudget) -> [CSSToken]? {
    guard let tokens = VariableReference.substituting(value[...], result, &budget) else { return nil }
    guard tokens.count == 1, let word = tokens.first?.word else { return tokens }
    switch StyleValue(keyword: word) {
    case .initial: return nil
    case .inherit, .unset: return inherited[name]
    default: return tokens
    }
  }
}
