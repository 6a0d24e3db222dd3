extension Double {
  /// How many parts it is, of so many to the unit: the nearest whole number, halves away from zero.
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

/// The grid on which all coordinates of the normal form lie: integer hundredths of a unit.
enum Hundredths {
  /// Coordinates beyond are moved here. In 32 bits, which is what devices draw with, hundredths are told apart up to
  /// 131 072 units.
  static let largest = 10_000_000

  /// The nearest hundredth, halves away from zero; of something that isn't a number, 0.
  static func nearest(_ value: Double) -> Int {
    let scaled = value.count(ofParts: 100)
    guard scaled.magnitude < Double(largest) else {
      return scaled.isNaN ? 0 : scaled < 0 ? -largest : largest
    }
    return Int(scaled)
  }

  /// The double nearest to so many hundredths; never negative zero.
  static func value(_ hundredths: Int) -> Double { Double(hundredths) / 100 }
}
