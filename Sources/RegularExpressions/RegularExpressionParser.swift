/// Parses a pattern (ECMA-262, section 22.2.1).
struct RegularExpressionParser {
  var scanner: PatternScanner
  var groups = CapturingGroups()
  private var references: [GroupReference] = []
  private var depth = 0

  init(_ pattern: String, dialect: RegularExpression.Dialect) {
    scanner = PatternScanner(pattern, dialect: dialect)
  }

  mutating func parse() throws(RegularExpressionError) -> (RegularExpressionNode, CapturingGroups) {
    let node = try alternatives()
    guard scanner.peek == nil else { throw .unbalanced(")") }
    if let unknown = references.first(where: { groups.number(of: $0) == nil }) {
      throw .unknownGroup(unknown.pattern)
    }
    return (node, groups)
  }

  /// The contents of a group or of the whole pattern.
  mutating func alternatives() throws(RegularExpressionError) -> RegularExpressionNode {
    guard depth <= scanner.dialect.depthLimit else { throw .tooLarge }
    depth += 1
    defer { depth -= 1 }
    var branches = [try sequence()]
    while scanner.skip("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(RegularExpressionError) -> RegularExpressionNode {
    var nodes: [RegularExpressionNode] = []
    while let next = scanner.peek, next != "|", next != ")" {
      let groupsBefore = groups.count
      let atom = try atom()
      nodes.append(try repeated(atom, groupsBefore: groupsBefore))
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
    case ".":
      try scanner.requireECMAScript(".", "the shorthand")
      return .characters(.notLineTerminator)
    case "*", "+", "?", "{": throw .nothingToRepeat(Character(scalar))
    case "]", "}": throw .unbalanced(Character(scalar))
    default: return .characters(ScalarSet(scalar.value))
    }
  }

  private mutating func escape() throws(RegularExpressionError) -> RegularExpressionNode {
    switch scanner.peek {
    case "b"?, "B"?:
      let isNegated = scanner.next() == "B"
      try scanner.requireECMAScript(isNegated ? "\\B" : "\\b", "the shorthand")
      return .wordBoundary(isNegated: isNegated)
    case let letter? where letter == "k" || ("1"..."9").contains(letter):
      try scanner.requireECMAScript("\\\(letter)", "a back-reference")
      return try backReference()
    default: return .characters(try scanner.characterEscape(inClass: false).set)
    }
  }

  /// `1` or `k<name>`, after the backslash. Whether the group exists is known only at the pattern's end.
  private mutating func backReference() throws(RegularExpressionError) -> RegularExpressionNode {
    let reference: GroupReference
    if let number = scanner.number() {
      reference = .number(number)
    } else {
      guard scanner.skip(all: "k<") else { throw .badEscape("\\k") }
      reference = .name(try scanner.groupName())
    }
    references.append(reference)
    return .backReference(reference)
  }

  private mutating func repeated(_ atom: RegularExpressionNode, groupsBefore: Int)
    throws(RegularExpressionError) -> RegularExpressionNode
  {
    guard let sign = scanner.peek, "*+?{".unicodeScalars.contains(sign) else { return atom }
    guard atom.canRepeat else { throw .nothingToRepeat(Character(sign)) }
    var repetition = try scanner.repetition()
    repetition.isGreedy = !scanner.skip("?")
    repetition.groups = groupsBefore..<groups.count
    if let next = scanner.peek, "*+?{".unicodeScalars.contains(next) {
      throw .unsupported(String(next), name: "a repeated repetition")
    }
    return .repetition(atom, repetition)
  }
}

extension RegularExpression.Dialect {
  /// How deep groups may be nested: the parser and the functions on the tree are recursive.
  fileprivate var depthLimit: Int {
    switch self {
    case .ecmaScript: 100
    case .portable: 50
    }
  }
}

extension RegularExpressionParser {
  /// A group of any kind, after its opening parenthesis.
  mutating func group() throws(RegularExpressionError) -> RegularExpressionNode {
    if scanner.skip(all: "?:") {
      // As a sequence, because a repetition may follow any content of the group.
      return .sequence([try groupContents()])
    }
    if scanner.skip("?") {
      try rejectUnlessECMAScript()
      if let lookAround = try lookAround() { return lookAround }
      guard scanner.skip("<") else { throw unknownGroup() }
      return try capturingGroup(named: try scanner.groupName())
    }
    return try capturingGroup(named: nil)
  }

  private mutating func capturingGroup(named name: [Unicode.Scalar]?) throws(RegularExpressionError)
    -> RegularExpressionNode
  {
    let number = try groups.add(named: name)
    return .group(try groupContents(), number: number)
  }

  private mutating func lookAround() throws(RegularExpressionError) -> RegularExpressionNode? {
    let isBehind = ["<=", "<!"].contains(scanner.rest(2))
    if isBehind { _ = scanner.skip("<") }
    guard let sign = scanner.peek, sign == "=" || sign == "!" else { return nil }
    _ = scanner.next()
    return .lookAround(try groupContents(), isBehind: isBehind, isNegated: sign == "!")
  }

  private mutating func groupContents() throws(RegularExpressionError) -> RegularExpressionNode {
    let node = try alternatives()
    guard scanner.skip(")") else { throw .unbalanced("(") }
    return node
  }

  private func rejectUnlessECMAScript() throws(RegularExpressionError) {
    let rest = scanner.rest(2)
    if rest.hasPrefix("=") || rest.hasPrefix("!") {
      try scanner.requireECMAScript("(?\(rest.prefix(1))", "look-ahead")
    }
    if rest == "<=" || rest == "<!" { try scanner.requireECMAScript("(?\(rest)", "look-behind") }
    try scanner.requireECMAScript("(?\(rest.prefix(1))", "a special group")
  }

  private func unknownGroup() -> RegularExpressionError {
    .unsupported("(?\(scanner.rest(1))", name: "a special group")
  }
}
