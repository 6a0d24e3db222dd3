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

  /// The box with a margin on all sides.
  func expanded(by margin: Double) -> Box {
    Box(
      minimum: Point(x: minimum.x - margin, y: minimum.y - margin),
      maximum: Point(x: maximum.x + margin, y: maximum.y + margin))
  }
}
