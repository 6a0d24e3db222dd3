/// The grammar of a property's values, exact enough to find values that CSS ignores.
enum PropertyGrammar: Hashable, Sendable {
  case paint
  case color
  case number(canBePercentage: Bool)
  /// A length whose unit is optional.
  case length(canBeNegative: Bool)
  /// A length that needs its unit, unless it is zero.
  case size(canBeNegative: Bool, canBeAutomatic: Bool)
  case dashes
  /// One of these words, or any words.
  case words(Set<String>?)
  /// `none`, a reference, or functions.
  case effect
  case transform
  case position
  case outline
  case fontSize
  /// Of a property that isn't part of SVG.
  case any

  /// Whether values consist of numbers.
  var isNumeric: Bool {
    switch self {
    case .number, .length, .size: true
    case .paint, .color, .dashes, .words, .effect, .transform, .position, .outline, .fontSize, .any: false
    }
  }

  /// Reads a value without white space around it; `nil` if it is invalid.
  func value(_ tokens: ArraySlice<CSSToken>) -> StyleValue? {
    if tokens.count == 1, case .identifier(let name)? = tokens.first,
      let value = StyleValue(keyword: name.cssKeyword)
    {
      return value
    }
    switch self {
    case .transform: return Self.transform(tokens)
    case .outline: return Self.outline(tokens)
    case .size(_, canBeAutomatic: true) where tokens.isWord("auto"): return .initial
    default:
      return isValid(tokens) ? CSSTokenWriter.text(tokens.withWordsInLowerCase).map(StyleValue.written) : nil
    }
  }

  private func isValid(_ tokens: ArraySlice<CSSToken>) -> Bool {
    var reader = CSSValueReader(tokens)
    switch self {
    case .paint: return PaintValue.read(&reader) != nil
    case .color:
      switch PaintValue.read(&reader) {
      case .color, .currentColor: return true
      default: return false
      }
    case .number(let canBePercentage):
      guard tokens.count == 1 else { return false }
      if case .number? = tokens.first { return true }
      if case .percentage? = tokens.first { return canBePercentage }
      return false
    case .length(let canBeNegative):
      return tokens.count == 1 && tokens.first?.isLength(canBeNegative: canBeNegative) ?? false
    case .size(let canBeNegative, _):
      return tokens.count == 1 && tokens.first?.isSize(canBeNegative: canBeNegative) ?? false
    case .dashes: return tokens.isWord("none") || Self.areDashes(tokens)
    case .words(let words): return Self.areWords(tokens, oneOf: words)
    case .effect: return tokens.isWord("none") || Self.isEffect(tokens)
    case .position: return Self.isPosition(tokens)
    case .fontSize: return FontSize.isSize(tokens)
    case .any: return true
    case .transform, .outline: return false
    }
  }
}
