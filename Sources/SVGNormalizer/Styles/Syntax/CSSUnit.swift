/// Units of length and angle (CSS Values 4 sections 6 and 7), by their names in lower case.
enum CSSUnit {
  /// The pixels in a unit that is the same everywhere.
  static func pixels(in unit: String) -> Double? {
    switch unit {
    case "px": 1
    case "in": 96
    case "pt": 96 / 72
    case "pc": 16
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "q": 96 / 101.6
    default: nil
    }
  }

  /// The degrees in a unit of angle.
  static func degrees(in unit: String) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / .pi
    case "turn": 360
    default: nil
    }
  }

  /// Whether it is a unit of length whose pixels depend on the place: on a font or on the size of the picture.
  static func isRelative(_ unit: String) -> Bool {
    ["em", "ex", "ch", "rem", "vw", "vh", "vmin", "vmax"].contains(unit)
  }
}
