/// Builds a path from commands in absolute coordinates.
struct PathBuilder {
  /// The end of the last command.
  private(set) var current = Point.zero
  private var subpaths: [Subpath] = []
  private var start = Point.zero
  private var segments: [Segment] = []
  /// Whether the open subpath began with a move.
  private var hasMoved = false
  /// The last control point of the previous command, which `S` and `T` reflect if it was a curve of their kind.
  private var cubicControl: Point?
  private var quadraticControl: Point?

  /// Ends the open subpath, which is dropped if it is empty, and begins another.
  mutating func move(to point: Point) {
    endSubpath(isClosed: false)
    (start, current, hasMoved) = (point, point, true)
  }

  mutating func line(to end: Point) { append(.line(end)) }

  mutating func quadratic(_ control: Point, _ end: Point) {
    append(.quadratic(control, end))
    quadraticControl = control
  }

  mutating func smoothQuadratic(_ end: Point) { quadratic(reflection(of: quadraticControl), end) }

  mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    append(.cubic(control1, control2, end))
    cubicControl = control2
  }

  mutating func smoothCubic(_ control2: Point, _ end: Point) {
    cubic(reflection(of: cubicControl), control2, end)
  }

  mutating func arc(_ arc: EllipticalArc, to end: Point) {
    for segment in arc.segments(from: current, to: end) { append(segment) }
    (cubicControl, quadraticControl) = (nil, nil)
  }

  /// Closes the subpath; the next one starts at the same point. A subpath of one point is kept as a line without
  /// length, because it may have round caps; a second `Z` does nothing.
  mutating func close() {
    if segments.isEmpty, hasMoved { append(.line(start)) }
    endSubpath(isClosed: true)
    (current, hasMoved) = (start, false)
  }

  /// The path of all commands.
  mutating func build() -> Path {
    endSubpath(isClosed: false)
    defer { self = PathBuilder() }
    return Path(subpaths: subpaths)
  }

  private mutating func append(_ segment: Segment) {
    segments.append(segment)
    current = segment.end
    (cubicControl, quadraticControl) = (nil, nil)
  }

  private mutating func endSubpath(isClosed: Bool) {
    (cubicControl, quadraticControl) = (nil, nil)
    guard !segments.isEmpty else { return }
    subpaths.append(Subpath(start: start, segments: segments, isClosed: isClosed))
    segments = []
  }

  private func reflection(of control: Point?) -> Point {
    control.map { current + (current - $0) } ?? current
  }
}
