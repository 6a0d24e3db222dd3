/// Reads the value of `transform`: the functions of SVG 2 section 8.5 and those of CSS with units (CSS Transforms 1
/// section 9), but no percentages, which need a box to refer to.
struct TransformParser {
  private var scanner: NumberScanner

  init(_ text: String) { scanner = NumberScanner(text) }

  /// The product of all functions; `nil` if the text is invalid.
  mutating func parse() -> Matrix? {
    scanner.skipSpace()
    var product = Matrix.identity
    while !scanner.isAtEnd {
      guard let function = parseFunction() else { return nil }
      product = product * function
      if scanner.skipSeparator(), scanner.isAtEnd { return nil }
    }
    return product.isFinite ? product : nil
  }

  private mutating func parseFunction() -> Matrix? {
    let name = scanner.scanWord()
    return scanArguments().flatMap { Self.matrix(name, $0) }
  }

  private mutating func scanArguments() -> [TransformArgument]? {
    scanner.skipSpace()
    guard scanner.scan(UInt8(ascii: "(")) else { return nil }
    scanner.skipSpace()
    var arguments: [TransformArgument] = []
    // No function takes more than six.
    while arguments.count < 6, let number = scanner.scanNumber() {
      arguments.append(TransformArgument(number: number, unit: scanner.scanWord().cssKeyword))
      if scanner.skipSeparator(), !scanner.isAtNumber { return nil }
    }
    return scanner.scan(UInt8(ascii: ")")) ? arguments : nil
  }

  private static func matrix(_ name: String, _ arguments: [TransformArgument]) -> Matrix? {
    switch name {
    case "rotate": return rotation(arguments)
    case "skewX", "skewY", "skew": return skew(name, arguments)
    default: break
    }
    let isTranslation = name.hasPrefix("translate")
    let numbers = arguments.compactMap { isTranslation ? $0.length : $0.factor }
    guard numbers.count == arguments.count, let first = numbers.first else { return nil }
    switch (name, numbers.count) {
    case ("matrix", 6):
      return Matrix(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    case ("translate", 1), ("translateX", 1): return Matrix(e: first)
    case ("translateY", 1): return Matrix(f: first)
    case ("translate", 2): return Matrix(e: first, f: numbers[1])
    case ("scale", 1): return Matrix(a: first, d: first)
    case ("scaleX", 1): return Matrix(a: first)
    case ("scaleY", 1): return Matrix(d: first)
    case ("scale", 2): return Matrix(a: first, d: numbers[1])
    default: return nil
    }
  }

  private static func rotation(_ arguments: [TransformArgument]) -> Matrix? {
    guard let degrees = arguments.first?.degrees else { return nil }
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
    let rotation = Matrix(a: cosine, b: sine, c: -sine, d: cosine)
    if arguments.count == 1 { return rotation }
    let center = arguments.dropFirst().compactMap(\.length)
    guard arguments.count == 3, center.count == 2 else { return nil }
    return Matrix(e: center[0], f: center[1]) * rotation * Matrix(e: -center[0], f: -center[1])
  }

  private static func skew(_ name: String, _ arguments: [TransformArgument]) -> Matrix? {
    let tangents = arguments.compactMap(\.degrees).map { degrees in
      let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
      return sine / cosine
    }
    guard tangents.count == arguments.count, let first = tangents.first else { return nil }
    switch (name, tangents.count) {
    case ("skewX", 1), ("skew", 1): return Matrix(c: first)
    case ("skewY", 1): return Matrix(b: first)
    case ("skew", 2): return Matrix(b: tangents[1], c: first)
    default: return nil
    }
  }
}

extension Matrix {
  /// Reads the value of `transform`, an attribute or a property; `nil` if it is invalid.
  static func parse(_ text: String) -> Matrix? {
    if text == "none" { return .identity }
    var parser = TransformParser(text)
    return parser.parse()
  }
}

/// An argument of a transform function. Without a unit its meaning depends on the function, as in an attribute.
struct TransformArgument {
  let number: Double
  /// In lower case.
  let unit: String

  /// As a plain number.
  var factor: Double? { unit.isEmpty ? number : nil }

  /// As a length in user units.
  var length: Double? {
    guard let unit = LengthUnit(rawValue: unit), !unit.dependsOnFont else { return nil }
    return unit.pixels.map { number * $0 }
  }

  /// As an angle in degrees.
  var degrees: Double? {
    switch unit {
    case "", "deg": number
    case "rad": number * 180 / .pi
    case "grad": number * 0.9
    case "turn": number * 360
    default: nil
    }
  }
}
