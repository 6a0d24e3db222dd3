/// A rectangle along the axes.
struct Box: Hashable, Sendable {
  var minimum: Point
  var maximum: Point

  init(minimum: Point, maximum: Point) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// The box of a single point.
  init(_ point: Point) { self.init(minimum: point, maximum: point) }

  var width: Double { maximum.x - minimum.x }
  var height: Double { maximum.y - minimum.y }

  /// Whether the other lies within, edges included.
  func contains(_ other: Box) -> Bool {
    minimum.x <= other.minimum.x && minimum.y <= other.minimum.y
      && maximum.x >= other.maximum.x && maximum.y >= other.maximum.y
  }

  /// Whether the two share an area or an edge.
  func touches(_ other: Box) -> Bool {
    minimum.x <= other.maximum.x && other.minimum.x <= maximum.x
      && minimum.y <= other.maximum.y && other.minimum.y <= maximum.y
  }

  /// The smallest box around both.
  func union(_ other: Box) -> Box {
    Box(
      minimum: Point(x: min(minimum.x, other.minimum.x), y: min(minimum.y, other.minimum.y)),
      maximum: Point(x: max(maximum.x, other.maximum.x), y: max(maximum.y, other.maximum.y)))
  }

  /// The area or edge that the two share, if any.
  func intersection(_ other: Box) -> Box? {
    guard touches(other) else { return nil }
    return Box(
      minimum: Point(x: max(minimum.x, other.minimum.x), y: max(minimum.y, other.minimum.y)),
      maximum: Point(x: min(maximum.x, other.maximum.x), y: min(maximum.y, other.maximum.y)))
  }

  /// The box with a margin on all sides.
  func expanded(by margin: Double) -> Box {
    Box(
      minimum: Point(x: minimum.x - margin, y: minimum.y - margin),
      maximum: Point(x: maximum.x + margin, y: maximum.y + margin))
  }

  /// The smallest box around all of them; `nil` if there are none.
  static func around(_ boxes: some Sequence<Box>) -> Box? { boxes.reduce(nil) { $0?.union($1) ?? $1 } }

  /// Maps the square from (0, 0) to (1, 1) onto the box (`objectBoundingBox`, SVG 2 section 8.11).
  var fromUnitSquare: Matrix { Matrix(a: width, d: height, e: minimum.x, f: minimum.y) }

  /// The box's edges.
  var outline: Path { .rectangle(x: minimum.x, y: minimum.y, width: width, height: height) }
}
