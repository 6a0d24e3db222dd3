/// Reads a pattern scalar by scalar: numbers, escapes and character classes, each with its meaning.
struct PatternScanner {
  private let scalars: [Unicode.Scalar]
  private let dialect: RegularExpression.Dialect
  private var index = 0

  init(_ pattern: String, dialect: RegularExpression.Dialect) {
    scalars = Array(pattern.unicodeScalars)
    self.dialect = dialect
  }

  /// The scalar to come; `nil` at the end.
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The next few scalars, for a message.
  func rest(_ count: Int) -> String { text(from: index, to: min(index + count, scalars.count)) }

  /// Takes the next scalar.
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    return scalar
  }

  /// Takes the next scalar if it is that one.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  /// Takes a decimal number, of which six digits are more than enough.
  mutating func number() -> Int? {
    var digits = ""
    while let next = peek, ("0"..."9").contains(next), digits.utf8.count < 6 {
      digits.unicodeScalars.append(next)
      index += 1
    }
    return Int(digits)
  }

  /// A set that goes by a name which other engines give to other sets.
  func ecmaScriptOnly(_ text: String, _ set: ScalarSet) throws(RegularExpressionError) -> ScalarSet {
    guard dialect == .ecmaScript else { throw .unsupported(text, name: "the shorthand") }
    return set
  }

  /// A class, whose opening bracket is taken already.
  mutating func characterClass() throws(RegularExpressionError) -> ScalarSet {
    let isNegated = skip("^")
    // JavaScript alone reads "[]" as a class without members; to others the bracket is a member.
    if peek == "]", dialect == .portable { throw .unsupported("[]", name: "an empty class") }
    var set = ScalarSet([])
    while let next = peek, next != "]" { set.formUnion(try classMember()) }
    guard skip("]") else { throw .unbalanced("[") }
    return isNegated ? set.negated : set
  }

  /// A scalar, an escape or a range.
  private mutating func classMember() throws(RegularExpressionError) -> ScalarSet {
    let start = index
    let first = try classAtom()
    guard peek == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else { return first }
    index += 1
    if peek == "-" { try checkOperator("--") }
    let last = try classAtom()
    guard let begin = first.onlyScalar, let end = last.onlyScalar, begin <= end else {
      throw .badRange(text(from: start, to: index))
    }
    return ScalarSet([begin.value...end.value])
  }

  private mutating func classAtom() throws(RegularExpressionError) -> ScalarSet {
    guard let scalar = next() else { throw .unbalanced("[") }
    if scalar == "\\" { return try characterEscape(inClass: true) }
    if scalar == "[" { try checkOperator("[") }
    if "&-~".unicodeScalars.contains(scalar), peek == scalar { try checkOperator("\(scalar)\(scalar)") }
    return ScalarSet(scalar)
  }

  /// Java and Swift nest classes, intersect and subtract them; to JavaScript these are members.
  private func checkOperator(_ text: String) throws(RegularExpressionError) {
    if dialect == .portable { throw .unsupported(text, name: "a class operator") }
  }

  /// What follows a backslash, in a class or outside.
  mutating func characterEscape(inClass: Bool) throws(RegularExpressionError) -> ScalarSet {
    guard let scalar = next() else { throw .endsInEscape }
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
    case "f": return try ecmaScriptOnly("\\f", ScalarSet("\u{0C}"))
    case "v": return try ecmaScriptOnly("\\v", ScalarSet("\u{0B}"))
    case "x", "u": return try ecmaScriptOnly("\\\(scalar)", ScalarSet(try codePoint(scalar)))
    case "p", "P": throw .unsupported("\\\(scalar)", name: "a Unicode property")
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/": return ScalarSet(scalar)
    case "-" where inClass: return ScalarSet(scalar)
    default: throw .badEscape("\\\(scalar)")
    }
  }

  /// The scalar of `\xHH`, `\uHHHH`, `\u{H…}` or two `\uHHHH` that are a surrogate pair.
  private mutating func codePoint(_ letter: Unicode.Scalar) throws(RegularExpressionError) -> Unicode.Scalar {
    let start = index
    var value: UInt32?
    if letter == "u", skip("{") {
      let end = scalars[index...].firstIndex(of: "}") ?? scalars.count
      value = hexadecimal(end - index)
      if !skip("}") { value = nil }
    } else {
      value = hexadecimal(letter == "x" ? 2 : 4)
    }
    if let high = value, (0xD800..<0xDC00).contains(high), skip("\\"), skip("u"), let low = hexadecimal(4),
      (0xDC00..<0xE000).contains(low)
    {
      value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = value.flatMap(Unicode.Scalar.init) else {
      throw .badEscape("\\\(letter)" + text(from: start, to: index))
    }
    return scalar
  }

  /// Takes that many hexadecimal digits.
  private mutating func hexadecimal(_ count: Int) -> UInt32? {
    guard (1...8).contains(count), index + count <= scalars.count else { return nil }
    let digits = scalars[index..<index + count]
    guard digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    index += count
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
  }

  private func text(from start: Int, to end: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<end]))
  }
}
