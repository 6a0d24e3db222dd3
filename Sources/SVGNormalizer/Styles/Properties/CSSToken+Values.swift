extension CSSToken {
  /// A word, in lower case.
  var word: String? {
    guard case .identifier(let name) = self else { return nil }
    return name.cssKeyword
  }

  var isFunction: Bool { if case .function = self { true } else { false } }

  /// Whether it may be an argument of a function that draws something.
  var isOrdinary: Bool {
    switch self {
    case .delimiter(let byte): byte == UInt8(ascii: "/")
    case .open(let bracket), .close(let bracket): bracket == .round
    case .atKeyword, .broken, .colon, .semicolon, .markupComment: false
    default: true
    }
  }

  /// Whether it is a length or a percentage, or a number.
  func isLength(canBeNegative: Bool) -> Bool {
    if case .number(let number) = self { return canBeNegative || number.value >= 0 }
    return isSize(canBeNegative: canBeNegative)
  }

  /// Whether it is a length or a percentage, or a zero.
  func isSize(canBeNegative: Bool) -> Bool {
    switch self {
    case .number(let number): number.value == 0
    case .percentage(let number): canBeNegative || number.value >= 0
    case .dimension(let number, let unit):
      !unit.isEmpty && LengthUnit(rawValue: unit.cssKeyword) != nil && (canBeNegative || number.value >= 0)
    default: false
    }
  }

  /// Whether it may be an argument of a transform function.
  func isArgument(ofTransform name: String) -> Bool {
    switch name.prefix(2) {
    case "tr": isSize(canBeNegative: true)
    case "ro", "sk": isAngle
    default: if case .number = self { true } else { false }
    }
  }

  /// Whether it is an angle, or a zero.
  private var isAngle: Bool {
    switch self {
    case .number(let number): number.value == 0
    case .dimension(let number, let unit):
      TransformArgument(number: number.value, unit: unit.cssKeyword).degrees != nil
    default: false
    }
  }
}

extension Collection<CSSToken> {
  /// Whether it is this one word.
  func isWord(_ word: String) -> Bool { count == 1 && first?.word == word }

  /// The tokens with words, function names and units in lower case.
  var withWordsInLowerCase: [CSSToken] {
    map { token in
      switch token {
      case .identifier(let name): .identifier(name.cssKeyword)
      case .function(let name): .function(name.cssKeyword)
      case .dimension(let number, let unit): .dimension(number, unit: unit.cssKeyword)
      default: token
      }
    }
  }
}

extension ArraySlice<CSSToken> {
  /// The tokens with a number in user units as a length.
  var withUnit: ArraySlice<CSSToken> {
    guard count == 1, case .number(let number)? = first else { return self }
    return [.dimension(number, unit: "px")]
  }

  /// The tokens without white space around them.
  var trimmed: ArraySlice<CSSToken> {
    var slice = self
    while slice.first == .whitespace { slice.removeFirst() }
    while slice.last == .whitespace { slice.removeLast() }
    return slice
  }
}
