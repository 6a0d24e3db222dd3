/// Rewrites the `transform` of CSS as that of SVG's attribute: without units, angles in degrees (CSS Transforms 1
/// sections 9 and 10).
enum CSSTransform {
  static func value(_ tokens: ArraySlice<CSSToken>) -> StyleValue? {
    if tokens.isWord("none") { return .initial }
    var reader = CSSValueReader(tokens)
    var functions: [String] = []
    while !reader.isAtEnd {
      reader.skipWhitespace()
      guard case .function(let name)? = reader.next(),
        let text = function(name.cssKeyword, reader.arguments())
      else { return nil }
      functions.append(text)
    }
    return functions.isEmpty ? nil : .written(functions.joined(separator: " "))
  }

  private static func function(_ name: String, _ tokens: ArraySlice<CSSToken>) -> String? {
    let parts = tokens.split(separator: .comma, omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.allSatisfy({ $0.count == 1 }) else { return nil }
    let arguments = parts.compactMap(\.first)
    switch (name, arguments.count) {
    case ("matrix", 6), ("scale", 1...2): return call(name, arguments.map(number))
    case ("scalex", 1): return call("scale", arguments.map(number) + ["1"])
    case ("scaley", 1): return call("scale", ["1"] + arguments.map(number))
    case ("translate", 1...2): return call(name, arguments.map(pixels))
    case ("translatex", 1): return call("translate", arguments.map(pixels))
    case ("translatey", 1): return call("translate", ["0"] + arguments.map(pixels))
    case ("rotate", 1): return call(name, arguments.map(degrees))
    case ("skewx", 1), ("skew", 1): return call("skewX", arguments.map(degrees))
    case ("skewy", 1): return call("skewY", arguments.map(degrees))
    default: return nil
    }
  }

  private static func call(_ name: String, _ arguments: [String?]) -> String? {
    let written = arguments.compactMap { $0 }
    return written.count == arguments.count ? "\(name)(\(written.joined(separator: " ")))" : nil
  }

  private static func number(_ token: CSSToken) -> String? {
    guard case .number(let number) = token else { return nil }
    return number.text
  }

  private static func pixels(_ token: CSSToken) -> String? {
    switch token {
    case .number(let number) where number.value == 0: "0"
    case .dimension(let number, let unit):
      CSSUnit.pixels(in: unit.cssKeyword).flatMap { scaled(number, by: $0) }
    default: nil
    }
  }

  private static func degrees(_ token: CSSToken) -> String? {
    switch token {
    case .number(let number) where number.value == 0: "0"
    case .dimension(let number, let unit):
      CSSUnit.degrees(in: unit.cssKeyword).flatMap { scaled(number, by: $0) }
    default: nil
    }
  }

  private static func scaled(_ number: CSSNumber, by factor: Double) -> String? {
    if factor == 1 { return number.text }
    let value = number.value * factor
    return value.isFinite ? "\(value)" : nil
  }
}
