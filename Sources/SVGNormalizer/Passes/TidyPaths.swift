extension LogoPass {
  /// A path that becomes empty is removed by ``dropInvisible``.
  static let tidyPaths = LogoPass(
    name: "TidyPaths",
    purpose:
      "Drops segments without length, joins lines of the same direction, and straightens curves that lie on a line, "
      + "because nobody sees the difference."
  ) { logo in
    logo.nodes.changePaths { path in
      path.path = path.path.tidied(keepsDots: path.stroke.map { $0.cap != .butt } ?? false)
    }
    logo.nodes.changeGroups { group in
      group.clip = group.clip?.mapPaths { $0.tidied(keepsDots: false) }
    }
  }
}

extension Path {
  /// The path in its simplest form: without segments that have no length, with lines for curves that are straight,
  /// one line for lines of the same direction, and no line that `Z` draws. Fill, stroke, joins and caps stay as they
  /// are. The path has to be ``snapped()``; a second call changes nothing.
  ///
  /// - Parameter keepsDots: Whether subpaths without length stay, which strokes with caps show as dots.
  func tidied(keepsDots: Bool) -> Path {
    Path(subpaths: subpaths.compactMap { SubpathTidier.tidy($0, keepsDots: keepsDots) })
  }
}

/// Converts a subpath on the grid of hundredths to the simplest form that draws the same.
private struct SubpathTidier {
  private var start: Point
  private var segments: [Segment] = []
  /// The start of the last segment.
  private var lastStart: Point
  private var current: Point

  /// The subpath without what isn't seen; `nil` if nothing is.
  static func tidy(_ subpath: Subpath, keepsDots: Bool) -> Subpath? {
    guard !subpath.segments.isEmpty else { return nil }
    var tidier = SubpathTidier(start: subpath.start)
    tidier.segments.reserveCapacity(subpath.segments.count)
    for segment in subpath.segments { tidier.append(segment) }
    if subpath.isClosed { tidier.close() }
    if tidier.segments.isEmpty {
      return keepsDots ? Subpath(start: subpath.start, segments: [.line(subpath.start)]) : nil
    }
    return Subpath(start: tidier.start, segments: tidier.segments, isClosed: subpath.isClosed)
  }

  private init(start: Point) { (self.start, lastStart, current) = (start, start, start) }

  private mutating func append(_ segment: Segment) {
    guard let segment = segment.tidied(from: current) else { return }
    if case .line(let end) = segment, case .line? = segments.last,
      Self.isStraight(lastStart, current, end)
    {
      segments[segments.count - 1] = segment
    } else {
      segments.append(segment)
      lastStart = current
    }
    current = segment.end
  }

  /// Joins the two ends. The line back to the start is dropped, since `Z` draws it.
  private mutating func close() {
    append(.line(start))
    guard segments.count > 1, case .line? = segments.last else { return }
    segments.removeLast()
    guard case .line(let firstEnd)? = segments.first, Self.isStraight(lastStart, start, firstEnd) else {
      return
    }
    // The start lies on a straight line, and isn't needed either.
    start = lastStart
    if segments.count > 1, case .line? = segments.last { segments.removeLast() }
  }

  /// Whether the polyline through three points keeps its direction.
  private static func isStraight(_ first: Point, _ second: Point, _ third: Point) -> Bool {
    let (first, second, third) = (GridPoint(first), GridPoint(second), GridPoint(third))
    return (second - first).hasDirection(of: third - second)
  }
}

extension Segment {
  /// The simplest segment that draws the same from a start point; `nil` if it draws nothing.
  fileprivate func tidied(from start: Point) -> Segment? {
    switch self {
    case .line(let end):
      return end == start ? nil : self
    case .quadratic(let control, let end):
      if control == start, end == start { return nil }
      return Self.isStraight(control, from: start, to: end) ? .line(end) : self
    case .cubic(let control1, let control2, let end):
      if control1 == start, control2 == start, end == start { return nil }
      if Self.isStraight(control1, from: start, to: end), Self.isStraight(control2, from: start, to: end) {
        return .line(end)
      }
      return Self.quadratic(of: control1, control2, from: start, to: end) ?? self
    }
  }

  /// Whether a control point lies between start and end, at most half a hundredth beside the line. Where all of them do,
  /// the curve is a line and never turns back.
  private static func isStraight(_ control: Point, from start: Point, to end: Point) -> Bool {
    let start = GridPoint(start)
    let (chord, handle) = (GridPoint(end) - start, GridPoint(control) - start)
    let (square, distance) = (chord.dot(chord), Double(chord.cross(handle)))
    return square > 0 && 4 * distance * distance <= Double(square) && (0...square).contains(chord.dot(handle))
  }

  /// The quadratic curve that equals a cubic, if its control point is on the grid.
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
