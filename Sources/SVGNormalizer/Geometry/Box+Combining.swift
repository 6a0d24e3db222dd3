extension Box {
  /// What the two share; `nil` where that is nothing, an edge included as something.
  func intersection(_ other: Box) -> Box? {
    guard touches(other) else { return nil }
    return Box(
      minimum: Point(x: max(minimum.x, other.minimum.x), y: max(minimum.y, other.minimum.y)),
      maximum: Point(x: min(maximum.x, other.maximum.x), y: min(maximum.y, other.maximum.y)))
  }

  /// The smallest box around all of them; `nil` where there is none.
  static func around(_ boxes: some Sequence<Box>) -> Box? { boxes.reduce(nil) { $0?.union($1) ?? $1 } }

  /// What brings the square from (0, 0) to (1, 1) onto the box (`objectBoundingBox`, SVG 2 section 8.11).
  var fromUnitSquare: Matrix { Matrix(a: width, d: height, e: minimum.x, f: minimum.y) }

  /// The box's edges.
  var outline: Path { .rectangle(x: minimum.x, y: minimum.y, width: width, height: height, rx: 0, ry: 0) }
}
