/// The grid of all coordinates of the normal form: integer hundredths of a unit.
enum Hundredths {
  /// The limit of coordinates. In 32 bits, with which devices draw, hundredths are distinct up to 131 072 units.
  static let largest = 10_000_000

  /// The nearest hundredth, halves away from zero; 0 for NaN.
  static func nearest(_ value: Double) -> Int {
    let scaled = value * 100
    guard scaled.magnitude < Double(largest) else {
      return scaled.isNaN ? 0 : scaled < 0 ? -largest : largest
    }
    // Without the call that rounding is on older processors. The difference is exact.
    let whole = Int(scaled)
    let rest = scaled - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// The double nearest to a number of hundredths; never negative zero.
  static func value(_ hundredths: Int) -> Double { Double(hundredths) / 100 }
}

extension Double {
  /// The number of parts, of so many to the unit, rounded with halves away from zero.
  func count(ofParts parts: Double) -> Double { (self * parts).rounded() }

  /// The nearest hundredth, halves away from zero; never -0.
  var hundredths: Double { rounded(toParts: 100) }

  /// The nearest ten-thousandth, halves away from zero; never -0.
  var tenThousandths: Double { rounded(toParts: 10_000) }

  private func rounded(toParts parts: Double) -> Double { count(ofParts: parts) / parts + 0 }
}

extension Point {
  var hundredths: Point { Point(x: x.hundredths, y: y.hundredths) }
  var tenThousandths: Point { Point(x: x.tenThousandths, y: y.tenThousandths) }
}

extension Matrix {
  var tenThousandths: Matrix {
    Matrix(
      a: a.tenThousandths, b: b.tenThousandths, c: c.tenThousandths, d: d.tenThousandths, e: e.tenThousandths,
      f: f.tenThousandths)
  }
}
