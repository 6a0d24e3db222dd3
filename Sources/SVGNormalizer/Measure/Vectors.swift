extension Point {
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Twice the area between two vectors, positive where the other lies clockwise, as one sees it.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The vector turned clockwise by a right angle.
  var turned: Point { Point(x: -y, y: x) }

  /// The vector with a length of 1; nothing where it has no direction.
  var unit: Point? {
    let length = dot(self).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    return self * (1 / length)
  }
}
