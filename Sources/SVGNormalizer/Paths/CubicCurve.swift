/// A cubic Bézier curve.
struct CubicCurve: Hashable, Sendable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// The smallest box around the curve.
  var bounds: Box {
    let x = Self.range(start.x, control1.x, control2.x, end.x)
    let y = Self.range(start.y, control1.y, control2.y, end.y)
    return Box(
      minimum: Point(x: x.lowerBound, y: y.lowerBound), maximum: Point(x: x.upperBound, y: y.upperBound))
  }

  /// From the smallest to the largest value of one coordinate, given that of the ends and control points.
  private static func range(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> ClosedRange<Double> {
    var (low, high) = (min(p0, p3), max(p0, p3))
    guard p1 < low || p1 > high || p2 < low || p2 > high else { return low...high }
    // A third of the derivative is a·t² + b·t + c. These formulas for its roots lose no digits.
    let (a, b, c) = (p3 - p0 + 3 * (p1 - p2), 2 * (p0 - 2 * p1 + p2), p1 - p0)
    let root = max(b * b - 4 * a * c, 0).squareRoot()
    let sum = (b < 0 ? root - b : -root - b) / 2
    for t in [sum / a, c / sum] where t > 0 && t < 1 {
      let s = 1 - t
      let value = s * s * s * p0 + 3 * s * t * (s * p1 + t * p2) + t * t * t * p3
      (low, high) = (min(low, value), max(high, value))
    }
    return low...high
  }

  /// The largest distance of a line from the curve that it approximates: a fortieth of that between two samples.
  private static let tolerance = 0.1
  /// The most lines for one curve; one that needs more is thirty times as large as a logo.
  private static let mostLines = 256

  /// Calls `body` with the end of each line of an approximation, up to the curve's own end.
  func forEachLineEnd(_ body: (Point) -> Void) {
    let count = lineCount
    for index in 1..<max(count, 1) { body(point(at: Double(index) / Double(count))) }
    body(end)
  }

  /// The number of chords with equal shares of the parameter that are near enough: a chord's distance from the curve is
  /// at most an eighth of the square of its share times the second derivative, which is largest at an end.
  private var lineCount: Int {
    let bend1 = start - control1 * 2 + control2
    let bend2 = control1 - control2 * 2 + end
    let derivative = 6 * max(bend1.dot(bend1), bend2.dot(bend2)).squareRoot()
    let count = (derivative / (8 * Self.tolerance)).squareRoot().rounded(.up)
    return count < Double(Self.mostLines) ? Int(count) : Self.mostLines
  }

  private func point(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }
}

extension CubicCurve {
  /// A quadratic curve as a cubic one.
  init(start: Point, control: Point, end: Point) {
    self.init(
      start: start, control1: start + (control - start) * (2.0 / 3),
      control2: end + (control - end) * (2.0 / 3), end: end)
  }
}

extension Segment {
  /// The segment as a curve, given its start; `nil` for a line.
  func curve(from start: Point) -> CubicCurve? {
    switch self {
    case .line: nil
    case .quadratic(let control, let end): CubicCurve(start: start, control: control, end: end)
    case .cubic(let control1, let control2, let end):
      CubicCurve(start: start, control1: control1, control2: control2, end: end)
    }
  }

  /// Calls `body` with the end of each line of an approximation, up to the segment's own end.
  func forEachLineEnd(from start: Point, _ body: (Point) -> Void) {
    if let curve = curve(from: start) { curve.forEachLineEnd(body) } else { body(end) }
  }
}
