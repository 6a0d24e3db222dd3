extension PatternScanner {
  /// A class, whose opening bracket is taken already (ECMA-262, section 22.2.1 ClassContents).
  mutating func characterClass() throws(RegularExpressionError) -> ScalarSet {
    let isNegated = skip("^")
    // JavaScript alone reads "[]" as a class without members; to others the bracket is a member.
    if peek == "]" { try requireECMAScript("[]", "an empty class") }
    var ranges: [ClosedRange<UInt32>] = []
    var limit = 1000
    while let next = peek, next != "]" {
      ranges += try classMember()
      // Members may overlap, and there may be thousands of hundreds of ranges.
      if ranges.count > limit {
        ranges = ScalarSet(ranges).ranges
        limit = max(limit, 2 * ranges.count)
      }
    }
    guard skip("]") else { throw .unbalanced("[") }
    let set = ScalarSet(ranges)
    return isNegated ? set.negated : set
  }

  /// A scalar, an escape or a range.
  private mutating func classMember() throws(RegularExpressionError) -> [ClosedRange<UInt32>] {
    let start = index
    let first = try classAtom()
    guard peek == "-", rest(2) != "-]", rest(2) != "-" else { return first.set.ranges }
    _ = next()
    if peek == "-" { try requireECMAScript("--", "a class operator") }
    let last = try classAtom()
    guard case .codePoint(let begin) = first, case .codePoint(let end) = last, begin <= end else {
      throw .badRange(text(from: start))
    }
    return [begin...end]
  }

  private mutating func classAtom() throws(RegularExpressionError) -> CharacterAtom {
    guard let scalar = next() else { throw .unbalanced("[") }
    if scalar == "\\" { return try characterEscape(inClass: true) }
    // Java and Swift nest classes, intersect and subtract them; to JavaScript these are members.
    if scalar == "[" { try requireECMAScript("[", "a class operator") }
    if "&-~".unicodeScalars.contains(scalar), peek == scalar {
      try requireECMAScript("\(scalar)\(scalar)", "a class operator")
    }
    return .codePoint(scalar.value)
  }
}
