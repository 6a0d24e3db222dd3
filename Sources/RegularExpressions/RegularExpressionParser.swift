/// Reads a pattern (ECMA-262, section 22.2.1) into its syntax tree.
struct RegularExpressionParser {
  private var scanner: PatternScanner
  private var depth = 0

  private static let depthLimit = 50
  private static let repetitionLimit = 1000

  init(_ pattern: String, dialect: RegularExpression.Dialect) {
    scanner = PatternScanner(pattern, dialect: dialect)
  }

  mutating func parse() throws(RegularExpressionError) -> RegularExpressionNode {
    let node = try alternatives()
    guard scanner.peek == nil else { throw .unbalanced(")") }
    return node
  }

  private mutating func alternatives() throws(RegularExpressionError) -> RegularExpressionNode {
    var branches = [try sequence()]
    while scanner.skip("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(RegularExpressionError) -> RegularExpressionNode {
    var nodes: [RegularExpressionNode] = []
    while let next = scanner.peek, next != "|", next != ")" {
      let atom = try atom()
      nodes.append(try repeated(atom))
    }
    return nodes.isEmpty ? .empty : .sequence(nodes)
  }

  private mutating func atom() throws(RegularExpressionError) -> RegularExpressionNode {
    guard let scalar = scanner.next() else { return .empty }
    switch scalar {
    case "^": return .start
    case "$": return .end
    case "(": return try group()
    case "[": return .characters(try scanner.characterClass())
    case "\\": return try escape()
    case ".": return .characters(try scanner.ecmaScriptOnly(".", .notLineTerminator))
    case "*", "+", "?", "{": throw .nothingToRepeat(Character(scalar))
    case "]", "}": throw .unbalanced(Character(scalar))
    default: return .characters(ScalarSet(scalar))
    }
  }

  private mutating func group() throws(RegularExpressionError) -> RegularExpressionNode {
    guard depth < Self.depthLimit else { throw .tooLarge }
    if scanner.skip("?") {
      guard scanner.skip(":") else { throw unsupportedGroup() }
    }
    depth += 1
    let node = try alternatives()
    depth -= 1
    guard scanner.skip(")") else { throw .unbalanced("(") }
    return .sequence([node])
  }

  private func unsupportedGroup() -> RegularExpressionError {
    let rest = scanner.rest(2)
    if rest.hasPrefix("=") || rest.hasPrefix("!") {
      return .unsupported("(?\(rest.prefix(1))", name: "look-ahead")
    }
    if rest == "<=" || rest == "<!" { return .unsupported("(?\(rest)", name: "look-behind") }
    return .unsupported("(?\(rest.prefix(1))", name: "a special group")
  }

  private mutating func escape() throws(RegularExpressionError) -> RegularExpressionNode {
    switch scanner.peek {
    case "b"?, "B"?:
      let isNegated = scanner.next() == "B"
      _ = try scanner.ecmaScriptOnly(isNegated ? "\\B" : "\\b", .word)
      return .wordBoundary(isNegated: isNegated)
    case let digit? where digit == "k" || ("1"..."9").contains(digit):
      throw .unsupported("\\\(digit)", name: "a back-reference")
    default: return .characters(try scanner.characterEscape(inClass: false))
    }
  }

  private mutating func repeated(_ atom: RegularExpressionNode) throws(RegularExpressionError)
    -> RegularExpressionNode
  {
    guard let sign = scanner.peek, "*+?{".unicodeScalars.contains(sign) else { return atom }
    guard atom.canRepeat else { throw .nothingToRepeat(Character(sign)) }
    let bounds = try bounds()
    // Whether a repetition is greedy makes no difference to whether a text matches.
    _ = scanner.skip("?")
    if let next = scanner.peek, "*+?{".unicodeScalars.contains(next) {
      throw .unsupported(String(next), name: "a repeated repetition")
    }
    return .repetition(atom, least: bounds.least, most: bounds.most)
  }

  /// `*`, `+`, `?`, `{m}`, `{m,}` or `{m,n}`.
  private mutating func bounds() throws(RegularExpressionError) -> (least: Int, most: Int?) {
    switch scanner.next() {
    case "*": return (0, nil)
    case "+": return (1, nil)
    case "?": return (0, 1)
    default: break
    }
    guard let least = scanner.number() else { throw .badRepetition }
    var most: Int? = least
    if scanner.skip(",") { most = scanner.peek == "}" ? nil : scanner.number() ?? -1 }
    guard scanner.skip("}"), (least...max(least, Self.repetitionLimit)).contains(most ?? least),
      least <= Self.repetitionLimit
    else { throw .badRepetition }
    return (least, most)
  }
}
