/// An argument of a transform function. Without a unit it is whatever the function needs, as in an attribute.
struct TransformArgument {
  let number: Double
  /// In lower case.
  let unit: String

  /// As a plain number.
  var factor: Double? { unit.isEmpty ? number : nil }

  /// As a length in user units.
  var length: Double? {
    LengthUnit(rawValue: unit)?.pixels.map { number * $0 }
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
