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
