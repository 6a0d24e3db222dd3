/// An affine transformation: `x' = a·x + c·y + e`, `y' = b·x + d·y + f` (SVG 2 section 8.5).
struct Matrix: Hashable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  static let identity = Matrix()

  /// What is done to the right is done first: `(m * n).apply(p) == m.apply(n.apply(p))`.
  static func * (left: Matrix, right: Matrix) -> Matrix {
    Matrix(
      a: left.a * right.a + left.c * right.b, b: left.b * right.a + left.d * right.b,
      c: left.a * right.c + left.c * right.d, d: left.b * right.c + left.d * right.d,
      e: left.a * right.e + left.c * right.f + left.e, f: left.b * right.e + left.d * right.f + left.f)
  }

  func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }
}
