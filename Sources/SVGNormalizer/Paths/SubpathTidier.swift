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
