extension PatternScanner {
  /// The name of a group and its `>`, after the `<` (ECMA-262, section 22.2.1 GroupName).
  mutating func groupName() throws(RegularExpressionError) -> [Unicode.Scalar] {
    let start = index
    var name: [Unicode.Scalar] = []
    while let scalar = next(), scalar != ">" {
      guard let member = scalar == "\\" ? escapedScalar() : scalar, Self.isIdentifierPart(member),
        !name.isEmpty || Self.isIdentifierStart(member)
      else { throw .badGroupName(text(from: start)) }
      name.append(member)
    }
    guard !name.isEmpty, text(from: start).unicodeScalars.last == ">" else {
      throw .badGroupName(text(from: start))
    }
    return name
  }

  private mutating func escapedScalar() -> Unicode.Scalar? {
    skip("u") ? unicodeEscape().flatMap(Unicode.Scalar.init) : nil
  }

  private static func isIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "$" || scalar == "_" || scalar.properties.isIDStart
  }

  private static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "$" || scalar == "\u{200C}" || scalar == "\u{200D}" || scalar.properties.isIDContinue
  }

  /// The set of a property, after its letter: `{Name}` or `{Name=Value}` (ECMA-262, section 22.2.1
  /// UnicodePropertyValueExpression).
  mutating func property(_ letter: Unicode.Scalar) throws(RegularExpressionError) -> ScalarSet {
    let start = index
    guard skip("{"), let name = take(until: "}") else {
      throw .unknownProperty("\\\(letter)" + text(from: start))
    }
    let expression = String(String.UnicodeScalarView(name))
    if let set = properties[expression] { return letter == "p" ? set : set.negated }
    guard properties.count < Self.propertyLimit else { throw .tooLarge }
    guard let set = UnicodeProperty.set(expression) else {
      throw .unknownProperty("\\\(letter)" + text(from: start))
    }
    properties[expression] = set
    return letter == "p" ? set : set.negated
  }

  /// How many different properties a pattern may have.
  private static let propertyLimit = 50
}

extension PatternScanner {
  /// `*`, `+`, `?`, `{m}`, `{m,}` or `{m,n}`.
  mutating func repetition() throws(RegularExpressionError) -> Repetition {
    let start = index
    switch next() {
    case "*": return Repetition(least: 0, most: nil)
    case "+": return Repetition(least: 1, most: nil)
    case "?": return Repetition(least: 0, most: 1)
    default: break
    }
    guard let least = number() else { throw .badRepetition }
    var most: Int? = least
    if skip(",") {
      most = number()
      guard most != nil || peek == "}" else { throw .badRepetition }
    }
    guard skip("}"), least <= most ?? least else { throw .badRepetition }
    if max(least, most ?? least) > Self.portableLimit {
      try requireECMAScript(text(from: start), "a repetition of more than \(Self.portableLimit) times")
    }
    return Repetition(least: least, most: most)
  }

  /// The lowest limit of the engines that read the portable dialect.
  private static let portableLimit = 1000
}
