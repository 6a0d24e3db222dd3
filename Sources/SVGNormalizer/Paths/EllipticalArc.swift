/// An arc of an ellipse between two points (SVG 2 section 9.5.1).
struct EllipticalArc: Hashable, Sendable {
  var radiusX: Double
  var radiusY: Double
  /// The angle from the x axis to the ellipse's, in degrees.
  var rotation = 0.0
  /// Whether it is the longer of the two arcs.
  var isLarge = false
  /// Whether it runs in the direction of growing angles.
  var isSweep = false

  /// The arc as one cubic for each quarter of the ellipse or less, with an error of at most 0.03 % of the radius. If
  /// a radius is 0 it is a line; if the points are the same it is empty.
  func segments(from start: Point, to end: Point) -> [Segment] {
    guard start != end else { return [] }
    guard let circle = circle(from: start, to: end) else { return [.line(end)] }
    let (angle, sweep) = angles(circle)
    let count = max((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up), 1)
    let step = sweep / count
    var segments = (0..<Int(count)).map {
      Self.cubic(from: angle + Double($0) * step, by: step, circle.matrix)
    }
    if case .cubic(let control1, let control2, _)? = segments.popLast() {
      segments.append(.cubic(control1, control2, end))
    }
    return segments
  }

  /// The unit circle whose image is the ellipse, and the arc's start and end on it.
  private struct Circle {
    var matrix: Matrix
    var start: Point
    var end: Point
  }

  /// Appendix B.2.4 and B.2.5 of SVG 2, in the plane in which the ellipse is a unit circle: there the midpoint of the
  /// chord from `half` to `-half` is the origin, and the centre lies on its perpendicular.
  private func circle(from start: Point, to end: Point) -> Circle? {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: rotation)
    var ellipse = Matrix(
      a: cosine * radiusX.magnitude, b: sine * radiusX.magnitude, c: -sine * radiusY.magnitude,
      d: cosine * radiusY.magnitude)
    guard let toCircle = ellipse.inverse else { return nil }
    var half = toCircle.apply((start - end) * 0.5)
    let square = half.dot(half)
    guard square.isNormal else { return nil }
    var center = Point.zero
    if square > 1 {
      // The radii are too short for the distance: they grow until they reach.
      let scale = square.squareRoot()
      half = half * (1 / scale)
      ellipse = ellipse * Matrix(a: scale, d: scale)
    } else {
      let distance = ((1 - square) / square).squareRoot()
      center = Point(x: half.y, y: -half.x) * (isLarge == isSweep ? -distance : distance)
    }
    let middle = (start + end) * 0.5 + ellipse.apply(center)
    (ellipse.e, ellipse.f) = (middle.x, middle.y)
    return Circle(matrix: ellipse, start: half - center, end: half * -1 - center)
  }

  /// The arc's start angle and its extent, in radians.
  private func angles(_ circle: Circle) -> (start: Double, sweep: Double) {
    let start = Trigonometry.angle(of: circle.start)
    let sweep = Trigonometry.angle(of: circle.end) - start
    if isSweep { return (start, sweep < 0 ? sweep + 2 * .pi : sweep) }
    return (start, sweep > 0 ? sweep - 2 * .pi : sweep)
  }

  private static func cubic(from angle: Double, by step: Double, _ matrix: Matrix) -> Segment {
    let (sine1, cosine1) = Trigonometry.sineAndCosine(radians: angle)
    let (sine2, cosine2) = Trigonometry.sineAndCosine(radians: angle + step)
    let handle = 4.0 / 3 * Trigonometry.tangent(radians: step / 4)
    return .cubic(
      matrix.apply(Point(x: cosine1 - handle * sine1, y: sine1 + handle * cosine1)),
      matrix.apply(Point(x: cosine2 + handle * sine2, y: sine2 - handle * cosine2)),
      matrix.apply(Point(x: cosine2, y: sine2)))
  }
}
