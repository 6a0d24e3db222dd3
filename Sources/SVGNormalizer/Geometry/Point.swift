/// A point or a vector, in the units of its coordinate system; y grows downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  static let zero = Point(x: 0, y: 0)

  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  static func * (vector: Point, factor: Double) -> Point {
    Point(x: vector.x * factor, y: vector.y * factor)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Twice the area between two vectors, positive if the other lies clockwise on the screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The vector turned clockwise by a right angle.
  var turned: Point { Point(x: -y, y: x) }

  /// The vector with a length of 1; `nil` if it has no direction.
  var unit: Point? {
    let length = dot(self).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    return self * (1 / length)
  }
}

/// A point of the normal form's grid, or a vector between two, in hundredths of a unit. Its results are exact:
/// coordinates are at most ``Hundredths/largest``, so that no product overflows.
struct GridPoint: Hashable, Sendable {
  var x: Int
  var y: Int

  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// The grid's nearest point.
  init(_ point: Point) { self.init(x: Hundredths.nearest(point.x), y: Hundredths.nearest(point.y)) }

  var point: Point { Point(x: Hundredths.value(x), y: Hundredths.value(y)) }

  static func + (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Twice the area between two vectors; 0 if they are parallel.
  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }

  func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }

  /// Whether two vectors have the same direction; a vector without length has none.
  func hasDirection(of other: GridPoint) -> Bool { cross(other) == 0 && dot(other) > 0 }
}
