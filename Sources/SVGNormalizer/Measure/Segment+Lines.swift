extension Segment {
  /// Calls with the end of each of the lines that stand for the segment, the last of which ends where it does.
  func forEachLineEnd(from start: Point, _ body: (Point) -> Void) {
    switch self {
    case .line(let end): body(end)
    case .quadratic(let control, let end):
      CubicCurve(start: start, control: control, end: end).forEachLineEnd(body)
    case .cubic(let control1, let control2, let end):
      CubicCurve(start: start, control1: control1, control2: control2, end: end).forEachLineEnd(body)
    }
  }
}

extension CubicCurve {
  /// How far a line may lie from the curve that it stands for: a fortieth of the way between two samples.
  private static let tolerance = 0.1
  /// The most lines for one curve; one that needs more is thirty times as large as a logo.
  private static let mostLines = 256

  fileprivate func forEachLineEnd(_ body: (Point) -> Void) {
    let count = lineCount
    for index in 1..<max(count, 1) { body(point(at: Double(index) / Double(count))) }
    body(end)
  }

  /// With so many lines of equal shares of the parameter none is too far off: a chord lies from its curve by at most an
  /// eighth of the square of its share times the second derivative, which is largest at an end.
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
