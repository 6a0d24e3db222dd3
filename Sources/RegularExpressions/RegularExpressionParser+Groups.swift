extension RegularExpressionParser {
  /// A group of any kind, whose opening parenthesis is taken already.
  mutating func group() throws(RegularExpressionError) -> RegularExpressionNode {
    if scanner.skip(all: "?:") {
      // As a sequence: a repetition may follow whatever it is that stands in the group.
      return .sequence([try groupContents()])
    }
    if scanner.skip("?") {
      try refuseWhereNotPortable()
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

  private func refuseWhereNotPortable() throws(RegularExpressionError) {
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
