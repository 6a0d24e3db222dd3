/// A length of an attribute or a style: a number and its unit.
struct Length: Hashable, Sendable {
  var number: Double
  var unit: LengthUnit = .none

  /// Reads a value that is nothing but a length, with white space around it if need be; units in any case.
  static func parse(_ text: String) -> Length? {
    var scanner = NumberScanner(text)
    scanner.skipSpace()
    guard let number = scanner.scanNumber(), let unit = LengthUnit(rawValue: scanner.scanWord().cssKeyword)
    else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd ? Length(number: number, unit: unit) : nil
  }

  /// The length in user units; a percentage is that of the length given.
  func value(percentageOf whole: Double) -> Double { number * (unit.pixels ?? whole / 100) }
}
