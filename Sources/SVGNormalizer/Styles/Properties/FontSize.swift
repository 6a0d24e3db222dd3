/// The sizes that lengths in `em` and `rem` refer to, in user units (CSS Values 4 section 6.1).
struct FontSize: Hashable, Sendable {
  /// That of the element; `nil` if it can't be known.
  private(set) var own: Double? = medium
  /// That of the root element.
  private(set) var root: Double? = medium

  private static let medium = 16.0
  /// CSS Fonts 4 section 2.5, as browsers have them.
  private static let sizes = [
    "xx-small": 9.0, "x-small": 10, "small": 13, "medium": medium, "large": 18, "x-large": 24, "xx-large": 32,
    "xxx-large": 48,
  ]
  private static let relativeSizes = ["larger": 1.2, "smaller": 1 / 1.2]

  /// The sizes within an element that sets `font-size`.
  func within(_ element: SVGElement, isRoot: Bool) -> FontSize {
    var result = self
    if let text = element["font-size"] { result.own = size(text) }
    if isRoot { result.root = result.own }
    return result
  }

  private func size(_ text: String) -> Double? {
    if let size = Self.sizes[text] { return size }
    if let factor = Self.relativeSizes[text] { return own.map { $0 * factor } }
    guard let length = Length.parse(text), length.number >= 0 else { return nil }
    switch length.unit {
    case .percentage: return own.map { $0 * length.number / 100 }
    case .em: return own.map { $0 * length.number }
    case .rem: return root.map { $0 * length.number }
    case .ex, .ch: return nil
    default: return length.value(percentageOf: 0)
    }
  }

  /// Whether it is a size that ``within(_:isRoot:)`` can read, or may be able to.
  static func isSize(_ tokens: ArraySlice<CSSToken>) -> Bool {
    guard tokens.count == 1, let token = tokens.first else { return false }
    return token.isSize(canBeNegative: false)
      || token.word.map { sizes[$0] != nil || relativeSizes[$0] != nil } ?? false
  }

  /// The size in a value of the shorthand `font` (section 2.7).
  static func ofShorthand(_ tokens: ArraySlice<CSSToken>) -> ArraySlice<CSSToken>? {
    tokens.indices.lazy.map { tokens[$0...$0] }.first { token in
      // A weight is a number.
      if case .number? = token.first { return false }
      return isSize(token)
    }
  }

  // MARK: Lengths

  private static let attributes: Set = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "fx", "fy", "fr",
    "stroke-width", "stroke-dasharray", "stroke-dashoffset", "transform", "gradientTransform",
    "transform-origin",
  ]

  /// Writes lengths of an element in user units, so that they may be inherited and moved.
  /// - Returns: whether any was written otherwise.
  func resolveLengths(of element: inout SVGElement) -> Bool {
    var isChanged = false
    for index in element.attributes.indices {
      let attribute = element.attributes[index]
      // Path data, which is long, has no units.
      guard attribute.name != "d", attribute.value.utf8.mayHaveUnit,
        Self.attributes.contains(attribute.name)
      else { continue }
      element.attributes[index].value = resolved(attribute.value)
      isChanged = isChanged || element.attributes[index].value != attribute.value
    }
    return isChanged
  }

  /// A value with its lengths in user units, as far as the size is known.
  func resolved(_ text: String) -> String {
    var tokenizer = CSSTokenizer(text)
    let tokens = tokenizer.rest().map { token -> CSSToken in
      guard case .dimension(let number, let unit) = token else { return token }
      let size: Double?
      switch LengthUnit(rawValue: unit.cssKeyword) {
      case .em: size = own
      case .rem: size = root
      default: size = nil
      }
      guard let size else { return token }
      return .number(CSSNumber(text: "\(number.value * size)"))
    }
    return CSSTokenWriter.text(tokens) ?? text
  }
}

extension String.UTF8View {
  /// Whether the letters of `em` are in the text.
  fileprivate var mayHaveUnit: Bool {
    var last: UInt8 = 0
    for byte in self {
      if byte | 0x20 == UInt8(ascii: "m"), last | 0x20 == UInt8(ascii: "e") { return true }
      last = byte
    }
    return false
  }
}
