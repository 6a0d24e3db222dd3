/// The meaning of an escape or a member of a class.
enum CharacterAtom {
  /// One code point, which may begin or end a range.
  case codePoint(UInt32)
  /// A named set, even of one member.
  case set(ScalarSet)

  var set: ScalarSet {
    switch self {
    case .codePoint(let codePoint): ScalarSet(codePoint)
    case .set(let set): set
    }
  }
}

extension PatternScanner {
  /// Rejects what other engines read differently.
  func requireECMAScript(_ text: String, _ name: String) throws(RegularExpressionError) {
    if dialect == .portable { throw .unsupported(text, name: name) }
  }

  /// What follows a backslash, in a class or outside (ECMA-262, sections 22.2.1 CharacterEscape and
  /// CharacterClassEscape).
  mutating func characterEscape(inClass: Bool) throws(RegularExpressionError) -> CharacterAtom {
    guard let scalar = next() else { throw .endsInEscape }
    if let letter = Self.controlLetters[scalar] {
      if !"nrt".unicodeScalars.contains(scalar) { try requireECMAScript("\\\(scalar)", "the shorthand") }
      return .codePoint(letter)
    }
    if let set = Self.namedSet(scalar) {
      try requireECMAScript("\\\(scalar)", "the shorthand")
      return .set(set)
    }
    switch scalar {
    case "x", "u", "c", "0", "b":
      try requireECMAScript("\\\(scalar)", "the shorthand")
      return .codePoint(try codePoint(scalar))
    case "p", "P":
      try requireECMAScript("\\\(scalar)", "a Unicode property")
      return .set(try property(scalar))
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/":
      return .codePoint(scalar.value)
    case "-" where inClass: return .codePoint(scalar.value)
    default: throw .badEscape("\\\(scalar)")
    }
  }

  private static let controlLetters: [Unicode.Scalar: UInt32] = [
    "t": 0x09, "n": 0x0A, "v": 0x0B, "f": 0x0C, "r": 0x0D,
  ]

  private static func namedSet(_ letter: Unicode.Scalar) -> ScalarSet? {
    switch letter {
    case "d": .digits
    case "D": ScalarSet.digits.negated
    case "w": .word
    case "W": ScalarSet.word.negated
    case "s": .space
    case "S": ScalarSet.space.negated
    default: nil
    }
  }

  /// The code point of `\xHH`, `\uHHHH`, `\u{H…}`, `\cX`, `\0` or, in a class, `\b`, after the letter.
  private mutating func codePoint(_ letter: Unicode.Scalar) throws(RegularExpressionError) -> UInt32 {
    let start = index
    let value: UInt32? =
      switch letter {
      case "x": hexadecimal(digits: 2)
      case "u": unicodeEscape()
      case "c": controlLetter()
      case "0": peek.map { !("0"..."9").contains($0) } ?? true ? 0 : nil
      default: 0x08
      }
    guard let value else { throw .badEscape("\\\(letter)" + text(from: start)) }
    return value
  }

  /// `\cA` is the first control character, and `\ca` too.
  private mutating func controlLetter() -> UInt32? {
    guard let letter = peek, ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) else { return nil }
    _ = next()
    return letter.value % 32
  }

  /// `{H…}`, `HHHH` or a surrogate pair `HHHH\uHHHH`, after the `\u`. A lone surrogate is a code point that no text
  /// has.
  mutating func unicodeEscape() -> UInt32? {
    if skip("{") { return take(until: "}").flatMap(Self.hexadecimal) }
    guard let first = hexadecimal(digits: 4) else { return nil }
    let start = index
    if (0xD800..<0xDC00).contains(first), skip(all: "\\u"), let second = hexadecimal(digits: 4),
      (0xDC00..<0xE000).contains(second)
    {
      return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    rewind(to: start)
    return first
  }
}

extension PatternScanner {
  /// A class, after its opening bracket (ECMA-262, section 22.2.1 ClassContents).
  mutating func characterClass() throws(RegularExpressionError) -> ScalarSet {
    let isNegated = skip("^")
    // Only JavaScript reads "[]" as an empty class; elsewhere the bracket is a member.
    if peek == "]" { try requireECMAScript("[]", "an empty class") }
    var ranges: [ClosedRange<UInt32>] = []
    var limit = 1000
    while let next = peek, next != "]" {
      ranges += try classMember()
      // Thousands of members may have hundreds of overlapping ranges each.
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
    // Java and Swift nest, intersect and subtract classes; in JavaScript these are members.
    if scalar == "[" { try requireECMAScript("[", "a class operator") }
    if "&-~".unicodeScalars.contains(scalar), peek == scalar {
      try requireECMAScript("\(scalar)\(scalar)", "a class operator")
    }
    return .codePoint(scalar.value)
  }
}
