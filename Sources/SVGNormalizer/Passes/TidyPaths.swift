extension LogoPass {
  /// Segments that draw nothing are left out. A path of which nothing is left is dropped with all that is invisible.
  static let tidyPaths = LogoPass(
    name: "TidyPaths",
    purpose:
      "Drops segments without length, joins lines that go on straight, and straightens curves that lie on a line, "
      + "because nobody sees the difference."
  ) { logo in
    logo.nodes.changePaths { path in
      path.path = path.path.tidied(keepsDots: path.stroke.map { $0.cap != .butt } ?? false)
    }
    logo.nodes.changeGroups { $0.tidyClip() }
  }
}

extension LogoGroup {
  fileprivate mutating func tidyClip() {
    guard let clip else { return }
    self.clip = LogoClip(
      outlines: clip.outlines.map { ClipOutline(path: $0.path.tidied(keepsDots: false), rule: $0.rule) })
  }
}

/// Brings a subpath that lies on the grid of hundredths into the plainest form that draws the same.
struct SubpathTidier {
  private var start: Point
  private var segments: [Segment] = []
  /// Where the last segment starts.
  private var lastStart: Point
  private var current: Point

  /// The subpath without what isn't seen; nothing if nothing is. A subpath without length is seen as a dot where its
  /// stroke has caps.
  static func tidy(_ subpath: Subpath, keepsDots: Bool) -> Subpath? {
    guard !subpath.segments.isEmpty else { return nil }
    var tidier = SubpathTidier(start: subpath.start)
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

  /// Joins the two ends. The line back to the start is drawn by `Z` and isn't kept.
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

  /// Whether the way from the first point by the second to the third never turns.
  private static func isStraight(_ first: Point, _ second: Point, _ third: Point) -> Bool {
    let (first, second, third) = (GridPoint(first), GridPoint(second), GridPoint(third))
    return (second - first).hasDirection(of: third - second)
  }
}

extension Path {
  /// The path in its plainest form: without segments that have no length, with lines for curves that are straight,
  /// one line for lines that go on in the same direction, and no line where `Z` draws it. Fill, stroke, joins and
  /// caps stay as they are. To be called on a path that is ``snapped()``; a second call changes nothing.
  ///
  /// - Parameter keepsDots: Whether subpaths without length stay, which strokes with caps show as dots.
  func tidied(keepsDots: Bool) -> Path {
    Path(subpaths: subpaths.compactMap { SubpathTidier.tidy($0, keepsDots: keepsDots) })
  }
}

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
