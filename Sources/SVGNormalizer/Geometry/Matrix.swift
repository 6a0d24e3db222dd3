/// An affine transformation: `x' = a·x + c·y + e`, `y' = b·x + d·y + f` (SVG 2 section 8.5).
struct Matrix: Hashable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  static let identity = Matrix()

  /// The right transformation is applied first: `(m * n).apply(p) == m.apply(n.apply(p))`.
  static func * (left: Matrix, right: Matrix) -> Matrix {
    Matrix(
      a: left.a * right.a + left.c * right.b, b: left.b * right.a + left.d * right.b,
      c: left.a * right.c + left.c * right.d, d: left.b * right.c + left.d * right.d,
      e: left.a * right.e + left.c * right.f + left.e, f: left.b * right.e + left.d * right.f + left.f)
  }

  func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// The same transformation with its origin elsewhere.
  func around(_ origin: Point) -> Matrix {
    origin == .zero ? self : Matrix(e: origin.x, f: origin.y) * self * Matrix(e: -origin.x, f: -origin.y)
  }

  /// The factor by which areas grow; negative for a reflection.
  var determinant: Double { a * d - b * c }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite
  }

  /// `nil` if areas become lines or points.
  var inverse: Matrix? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Matrix(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      e: (c * f - d * e) / determinant, f: (b * e - a * f) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// The factor by which lengths grow, if it is the same in all directions: for translations, rotations, reflections
  /// and uniform scales. It may differ by a millionth, since files write rotations with six digits.
  var similarityScale: Double? { similarityScale(within: 1e-6) }

  /// As ``similarityScale``, with another tolerance, as a part of the scale.
  func similarityScale(within part: Double) -> Double? {
    let scale = determinant.magnitude.squareRoot()
    let tolerance = scale * part
    let handedness: Double = determinant < 0 ? -1 : 1
    guard scale > 0, scale.isFinite, (a - handedness * d).magnitude <= tolerance,
      (b + handedness * c).magnitude <= tolerance
    else { return nil }
    return scale
  }
}
