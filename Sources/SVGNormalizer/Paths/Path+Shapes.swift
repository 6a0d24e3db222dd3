/// The basic shapes as paths, with the starting points and directions of SVG 2 chapter 10.
extension Path {
  /// The distance of a quarter circle's control points from its ends, in radii: 4/3·(√2 − 1).
  private static let quarterHandle = 0.552_284_749_830_793_6

  /// A rectangle from its upper left corner, with rounded corners whose radii are at most half the sides; empty without
  /// width or height.
  static func rectangle(
    x: Double, y: Double, width: Double, height: Double, rx: Double = 0, ry: Double = 0
  ) -> Path {
    guard width > 0, height > 0 else { return Path() }
    let corners = [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
      Point(x: x, y: y + height),
    ]
    let (rx, ry) = (min(rx, width / 2), min(ry, height / 2))
    guard rx > 0, ry > 0 else { return .polygon(corners) }
    let alongX = Point(x: rx, y: 0)
    let alongY = Point(x: 0, y: ry)
    return rounded([
      (corners[1] - alongX, corners[1], corners[1] + alongY),
      (corners[2] - alongY, corners[2], corners[2] - alongX),
      (corners[3] + alongX, corners[3], corners[3] - alongY),
      (corners[0] + alongY, corners[0], corners[0] + alongX),
    ])
  }

  /// An ellipse from its rightmost point, clockwise on the screen; empty without a radius.
  static func ellipse(center: Point, rx: Double, ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    let right = center + Point(x: rx, y: 0)
    let bottom = center + Point(x: 0, y: ry)
    let left = center - Point(x: rx, y: 0)
    let top = center - Point(x: 0, y: ry)
    return rounded([
      (right, Point(x: right.x, y: bottom.y), bottom), (bottom, Point(x: left.x, y: bottom.y), left),
      (left, Point(x: left.x, y: top.y), top), (top, Point(x: right.x, y: top.y), right),
    ])
  }

  static func line(from start: Point, to end: Point) -> Path { .polyline([start, end]) }

  /// Lines from point to point; empty for a single point.
  static func polyline(_ points: [Point]) -> Path {
    guard let start = points.first, points.count > 1 else { return Path() }
    return Path(subpaths: [Subpath(start: start, segments: points.dropFirst().map(Segment.line))])
  }

  /// Lines from point to point and back to the first; a dot for a single point.
  static func polygon(_ points: [Point]) -> Path {
    guard let start = points.first else { return Path() }
    let others = points.count > 1 ? points.dropFirst() : points[...]
    return Path(subpaths: [Subpath(start: start, segments: others.map(Segment.line), isClosed: true)])
  }

  /// A closed path of quarter ellipses with lines between them, from the end of the last quarter. Each is given by its
  /// start, the corner that it cuts, and its end.
  private static func rounded(_ corners: [(start: Point, corner: Point, end: Point)]) -> Path {
    guard let last = corners.last else { return Path() }
    var subpath = Subpath(start: last.end, isClosed: true)
    for (start, corner, end) in corners {
      if subpath.segments.last?.end ?? subpath.start != start { subpath.segments.append(.line(start)) }
      subpath.segments.append(
        .cubic(start + (corner - start) * quarterHandle, end + (corner - end) * quarterHandle, end))
    }
    return Path(subpaths: [subpath])
  }
}
