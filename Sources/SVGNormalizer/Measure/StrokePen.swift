/// Draws the stroke along a subpath as overlapping pieces: a bar for each line, a join between two, and a cap at each
/// end (SVG 2 sections 13.5.3 to 13.5.5).
struct StrokePen {
  private let stroke: Stroke
  private let radius: Double
  private let start: Point
  private var current: Point
  /// The directions of the first and the last line that have a length.
  private var firstDirection: Point?
  private var direction: Point?

  init(_ stroke: Stroke, at start: Point) {
    (self.stroke, radius) = (stroke, stroke.width / 2)
    (self.start, current) = (start, start)
  }

  /// Draws a segment. Between the lines that approximate a curve a bevel is exact enough.
  mutating func draw(_ segment: Segment, on grid: inout WindingGrid) {
    var join = stroke.join
    segment.forEachLineEnd(from: current) { end in
      drawLine(to: end, join, on: &grid)
      join = .bevel
    }
  }

  /// Joins the ends, or gives them caps.
  mutating func finish(isClosed: Bool, on grid: inout WindingGrid) {
    if isClosed { drawLine(to: start, stroke.join, on: &grid) }
    guard let first = firstDirection, let last = direction else {
      // Of a subpath without length only the caps are seen.
      drawCap(at: start, Point(x: 1, y: 0), on: &grid)
      return drawCap(at: start, Point(x: -1, y: 0), on: &grid)
    }
    if isClosed {
      drawJoin(stroke.join, last, first, on: &grid)
    } else {
      drawCap(at: start, first * -1, on: &grid)
      drawCap(at: current, last, on: &grid)
    }
  }

  private mutating func drawLine(to end: Point, _ join: LineJoin, on grid: inout WindingGrid) {
    guard let next = (end - current).unit else { return }
    drawBar(from: current, to: end, next, on: &grid)
    if let direction { drawJoin(join, direction, next, on: &grid) } else { firstDirection = next }
    (direction, current) = (next, end)
  }

  private func drawBar(from start: Point, to end: Point, _ direction: Point, on grid: inout WindingGrid) {
    let across = direction.turned * radius
    grid.addPiece(start + across, end + across, end - across, start - across)
  }

  /// Fills the gap between two bars on the outer side of the corner at the current point.
  private func drawJoin(_ join: LineJoin, _ one: Point, _ other: Point, on grid: inout WindingGrid) {
    if join == .round { return grid.addDisc(around: current, radius: radius) }
    let outwards = one.cross(other) > 0 ? -radius : radius
    let corner1 = current + one.turned * outwards
    let corner2 = current + other.turned * outwards
    // The miter's length is √(2 / (1 + cos)) widths, with the cosine of the angle by which the line turns.
    let sum = 1 + one.dot(other)
    if join == .miter, sum > 0, 2 <= sum * stroke.miterLimit * stroke.miterLimit {
      let tip = current + (one.turned + other.turned) * (outwards / sum)
      grid.addPiece(current, corner1, tip, corner2)
    } else {
      grid.addPiece(current, corner1, corner2, corner2)
    }
  }

  private func drawCap(at end: Point, _ direction: Point, on grid: inout WindingGrid) {
    switch stroke.cap {
    case .butt: break
    case .round: grid.addDisc(around: end, radius: radius)
    case .square: drawBar(from: end, to: end + direction * radius, direction, on: &grid)
    }
  }
}
