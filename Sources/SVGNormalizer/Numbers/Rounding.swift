extension Double {
  /// The nearest hundredth, halves away from zero; never -0.
  var hundredths: Double { rounded(to: 100) }

  /// The nearest ten-thousandth, halves away from zero; never -0.
  var tenThousandths: Double { rounded(to: 10_000) }

  private func rounded(to scale: Double) -> Double { (self * scale).rounded() / scale + 0 }
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
