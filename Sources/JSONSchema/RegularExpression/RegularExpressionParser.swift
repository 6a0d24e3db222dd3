/// Reads a pattern (ECMA-262, section 22.2.1) into its syntax tree.
struct RegularExpressionParser {
  private let scalars: [Unicode.Scalar]
  private let dialect: RegularExpression.Dialect
  private var index = 0
  private var depth = 0

  private static let depthLimit = 50
  private static let repetitionLimit = 1000

  init(_ pattern: String, dialect: RegularExpression.Dialect) {
    scalars = Array(pattern.unicodeScalars)
    self.dialect = dialect
  }

  mutating func parse() throws(RegularExpressionError) -> RegularExpressionNode {
    let node = try alternatives()
    guard index == scalars.count else { throw .unbalanced(")") }
    return node
  }

  private mutating func alternatives() throws(RegularExpressionError) -> RegularExpressionNode {
    var branches = [try sequence()]
    while skip("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(RegularExpressionError) -> RegularExpressionNode {
    var nodes: [RegularExpressionNode] = []
    while let next = peek, next != "|", next != ")" {
      let atom = try atom()
      nodes.append(try repeated(atom))
    }
    return nodes.isEmpty ? .empty : .sequence(nodes)
  }

  private mutating func atom() throws(RegularExpressionError) -> RegularExpressionNode {
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "^": return .start
    case "$": return .end
    case "(": return try group()
    case "[": return .characters(try characterClass())
    case "\\": return try escape()
    case ".": return .characters(try ecmaScriptOnly(".", .notLineTerminator))
    case "*", "+", "?", "{": throw .nothingToRepeat(Character(scalar))
    case "]", "}": throw .unbalanced(Character(scalar))
    default: return .characters(ScalarSet(scalar))
    }
  }

  private mutating func group() throws(RegularExpressionError) -> RegularExpressionNode {
    guard depth < Self.depthLimit else { throw .tooLarge }
    if skip("?") {
      guard skip(":") else { throw unsupportedGroup() }
    }
    depth += 1
    let node = try alternatives()
    depth -= 1
    guard skip(")") else { throw .unbalanced("(") }
    return .sequence([node])
  }

  private func unsupportedGroup() -> RegularExpressionError {
    let rest = String(String.UnicodeScalarView(scalars[index...].prefix(2)))
    if rest.hasPrefix("=") || rest.hasPrefix("!") {
      return .unsupported("(?\(rest.prefix(1))", name: "look-ahead")
    }
    if rest == "<=" || rest == "<!" { return .unsupported("(?\(rest)", name: "look-behind") }
    return .unsupported("(?\(rest.prefix(1))", name: "a special group")
  }

  private mutating func repeated(_ atom: RegularExpressionNode) throws(RegularExpressionError)
    -> RegularExpressionNode
  {
    let bounds: (least: Int, most: Int?)
    switch peek {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      bounds = try counts()
      index -= 1  // The closing brace is the sign's last scalar, as in the other cases.
    default: return atom
    }
    index += 1
    if case .start = atom { throw .nothingToRepeat("^") }
    if case .end = atom { throw .nothingToRepeat("$") }
    // Whether a repetition is greedy makes no difference to whether a text matches.
    _ = skip("?")
    if let next = peek, next == "*" || next == "+" {
      throw .unsupported(String(next), name: "a repeated repetition")
    }
    return .repetition(atom, least: bounds.least, most: bounds.most)
  }

  private mutating func counts() throws(RegularExpressionError) -> (least: Int, most: Int?) {
    index += 1
    guard let least = number() else { throw .badRepetition }
    var most: Int? = least
    if skip(",") { most = peek == "}" ? nil : number() ?? -1 }
    guard skip("}"), least <= Self.repetitionLimit,
      most.map({ (least...Self.repetitionLimit).contains($0) }) ?? true
    else { throw .badRepetition }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let next = peek, ("0"..."9").contains(next), digits.utf8.count < 6 {
      digits.unicodeScalars.append(next)
      index += 1
    }
    return Int(digits)
  }

  private mutating func escape() throws(RegularExpressionError) -> RegularExpressionNode {
    guard let next = peek else { throw .endsInEscape }
    switch next {
    case "b", "B":
      index += 1
      _ = try ecmaScriptOnly("\\\(next)", .word)
      return .wordBoundary(isNegated: next == "B")
    case "1"..."9", "k": throw .unsupported("\\\(next)", name: "a back-reference")
    default: return .characters(try characterEscape())
    }
  }

  private mutating func characterClass() throws(RegularExpressionError) -> ScalarSet {
    let isNegated = skip("^")
    var set = ScalarSet([])
    while let next = peek, next != "]" {
      let (first, scalar) = try classAtom()
      guard let scalar, peek == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
        set.formUnion(first)
        continue
      }
      index += 1
      let (second, end) = try classAtom()
      guard let end else {
        set.formUnion(first)
        set.formUnion(ScalarSet("-"))
        set.formUnion(second)
        continue
      }
      guard scalar <= end else { throw .badRange("\(scalar)-\(end)") }
      set.formUnion(ScalarSet([scalar.value...end.value]))
    }
    guard skip("]") else { throw .unbalanced("[") }
    return isNegated ? set.negated : set
  }

  /// One member of a class; its scalar where it is a single one, which can begin or end a range.
  private mutating func classAtom() throws(RegularExpressionError) -> (
    set: ScalarSet, scalar: Unicode.Scalar?
  ) {
    guard let next = peek else { throw .unbalanced("[") }
    // Java and Swift nest classes and intersect them; JavaScript doesn't.
    if next == "[" || next == "&", dialect == .portable {
      throw .unsupported(String(next), name: "an unescaped")
    }
    index += 1
    guard next == "\\" else { return (ScalarSet(next), next) }
    guard peek != nil else { throw .endsInEscape }
    let before = index
    let set = try characterEscape()
    let isClass = "dDwWsS".unicodeScalars.contains(scalars[before])
    return (set, isClass ? nil : set.onlyScalar)
  }

  /// What follows a backslash, in a class or outside.
  private mutating func characterEscape() throws(RegularExpressionError) -> ScalarSet {
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "d": return try ecmaScriptOnly("\\d", .digits)
    case "D": return try ecmaScriptOnly("\\D", ScalarSet.digits.negated)
    case "w": return try ecmaScriptOnly("\\w", .word)
    case "W": return try ecmaScriptOnly("\\W", ScalarSet.word.negated)
    case "s": return try ecmaScriptOnly("\\s", .space)
    case "S": return try ecmaScriptOnly("\\S", ScalarSet.space.negated)
    case "n": return ScalarSet("\n")
    case "r": return ScalarSet("\r")
    case "t": return ScalarSet("\t")
    case "p", "P": throw .unsupported("\\\(scalar)", name: "a Unicode property")
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/", "-":
      return ScalarSet(scalar)
    default: throw .badEscape("\\\(scalar)")
    }
  }

  private func ecmaScriptOnly(_ text: String, _ set: ScalarSet) throws(RegularExpressionError) -> ScalarSet {
    guard dialect == .ecmaScript else { throw .unsupported(text, name: "the shorthand") }
    return set
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }
}
