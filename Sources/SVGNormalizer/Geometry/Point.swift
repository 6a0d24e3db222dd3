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
}
