extension Segment {
  /// The segment in its plainest form that draws the same, given where it starts; nothing if it draws nothing. All
  /// points lie on the grid of hundredths.
  func tidied(from start: Point) -> Segment? {
    switch self {
    case .line(let end):
      return end == start ? nil : self
    case .quadratic(let control, let end):
      if control == start, end == start { return nil }
      return Self.isStraight([control], from: start, to: end) ? .line(end) : self
    case .cubic(let control1, let control2, let end):
      if control1 == start, control2 == start, end == start { return nil }
      if Self.isStraight([control1, control2], from: start, to: end) { return .line(end) }
      return Self.quadratic(of: control1, control2, from: start, to: end) ?? self
    }
  }

  /// Whether control points lie on the way from start to end, or beside it by no more than half a hundredth, so that
  /// the curve is a line and never turns back.
  private static func isStraight(_ controls: [Point], from start: Point, to end: Point) -> Bool {
    let start = GridPoint(start)
    let chord = GridPoint(end) - start
    let square = chord.dot(chord)
    return square > 0
      && controls.allSatisfy { control in
        let handle = GridPoint(control) - start
        let distance = Double(chord.cross(handle))
        return 4 * distance * distance <= Double(square) && (0...square).contains(chord.dot(handle))
      }
  }

  /// The quadratic curve that is the same as a cubic, where there is one on the grid.
  private static func quadratic(
    of control1: Point, _ control2: Point, from start: Point, to end: Point
  ) -> Segment? {
    let (control1, control2) = (GridPoint(control1), GridPoint(control2))
    let twice = control1 + control1 + control1 - GridPoint(start)
    guard twice == control2 + control2 + control2 - GridPoint(end), twice.x.isMultiple(of: 2),
      twice.y.isMultiple(of: 2)
    else { return nil }
    return .quadratic(GridPoint(x: twice.x / 2, y: twice.y / 2).point, end)
  }
}
