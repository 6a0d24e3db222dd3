/// A length of an attribute or a style: a number and its unit.
struct Length: Hashable, Sendable {
  var number: Double
  var unit: LengthUnit = .none

  /// Reads a length, with units in upper or lower case and white space around it.
  static func parse(_ text: String) -> Length? {
    var scanner = NumberScanner(text)
    scanner.skipSpace()
    guard let number = scanner.scanNumber(), let unit = LengthUnit(rawValue: scanner.scanWord().cssKeyword)
    else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd ? Length(number: number, unit: unit) : nil
  }

  /// The length in user units; a percentage is one of `whole`.
  func value(percentageOf whole: Double) -> Double { number * (unit.pixels ?? whole / 100) }
}

/// The units of lengths (CSS Values 3 section 6), including none and the percentage.
enum LengthUnit: String, Hashable, Sendable {
  case none = ""
  case pixel = "px"
  case point = "pt"
  case pica = "pc"
  case millimetre = "mm"
  case centimetre = "cm"
  case inch = "in"
  case quarterMillimetre = "q"
  case em, rem, ex, ch
  case percentage = "%"

  /// Whether it depends on a font. ``FontSize`` replaces `em` and `rem` where the size is known.
  var dependsOnFont: Bool { [.em, .rem, .ex, .ch].contains(self) }

  /// The length in user units, at 96 to the inch and in fonts as browsers have them at first; `nil` for the percentage.
  var pixels: Double? {
    switch self {
    case .none, .pixel: 1
    case .point: 96.0 / 72
    case .pica: 16
    case .millimetre: 96 / 25.4
    case .centimetre: 96 / 2.54
    case .inch: 96
    case .quarterMillimetre: 96 / 101.6
    case .em, .rem: 16
    case .ex, .ch: 8
    case .percentage: nil
    }
  }
}
