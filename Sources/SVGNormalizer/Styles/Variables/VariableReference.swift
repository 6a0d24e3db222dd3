/// References to custom properties, `var(--name)` or `var(--name, fallback)` (CSS Variables 1 section 3).
enum VariableReference {
  static func isOne(_ token: CSSToken) -> Bool {
    guard case .function(let name) = token else { return false }
    return name.cssKeyword == "var"
  }

  /// The names of all properties that a value refers to, those of fallbacks included.
  static func names(in tokens: [CSSToken]) -> [[UInt8]] {
    tokens.indices.compactMap { index in
      guard isOne(tokens[index]) else { return nil }
      var reader = CSSValueReader(tokens[(index + 1)...])
      return name(&reader)
    }
  }

  /// Whether all references of a value are written as they should be.
  static func areValid(in tokens: ArraySlice<CSSToken>) -> Bool {
    tokens.indices.allSatisfy { index in
      guard isOne(tokens[index]) else { return true }
      var reader = CSSValueReader(tokens[(index + 1)...])
      guard name(&reader) != nil else { return false }
      return reader.peek == nil || reader.peek == .comma || reader.peek == .close(.round)
    }
  }

  /// The name after `var(`, and white space around it.
  private static func name(_ reader: inout CSSValueReader) -> [UInt8]? {
    reader.skipWhitespace()
    guard case .identifier(let name)? = reader.next(), CustomDeclaration.isName(name) else { return nil }
    reader.skipWhitespace()
    return Array(name.utf8)
  }

  /// The longest value, in tokens.
  private static let longest = 10_000

  /// A value with the values of its references in their place; `nil` if one refers to nothing and has no fallback, or
  /// when the budget is exhausted.
  static func substituting(
    _ tokens: ArraySlice<CSSToken>, _ properties: CustomProperties, _ budget: inout WorkBudget, depth: Int = 0
  ) -> [CSSToken]? {
    guard depth < SVGLimits.depth else {
      budget.exhaust()
      return nil
    }
    var result: [CSSToken] = []
    var reader = CSSValueReader(tokens)
    while let token = reader.next() {
      if isOne(token) {
        guard let value = value(reader.arguments(), properties, &budget, depth) else { return nil }
        result += value
      } else {
        result.append(token)
        budget.spend(token.cost)
      }
      if result.count > longest { budget.exhaust() }
      guard !budget.isExhausted else { return nil }
    }
    return result
  }

  /// What stands for a reference with these arguments.
  private static func value(
    _ arguments: ArraySlice<CSSToken>, _ properties: CustomProperties, _ budget: inout WorkBudget,
    _ depth: Int
  ) -> [CSSToken]? {
    var reader = CSSValueReader(arguments)
    budget.spend(1 + arguments.count)
    guard let name = name(&reader) else { return nil }
    if let value = properties[name] {
      budget.spend(value.reduce(0) { $0 + $1.cost })
      return value
    }
    guard reader.skip(.comma) else { return nil }
    return substituting(reader.remaining, properties, &budget, depth: depth + 1)
  }
}

extension CSSToken {
  /// The cost of a copy, in the steps of a ``WorkBudget``.
  fileprivate var cost: Int {
    switch self {
    case .identifier(let text), .function(let text), .atKeyword(let text), .hash(let text, _),
      .string(let text),
      .url(let text):
      4 + text.utf8.count / 16
    default: 4
    }
  }
}
