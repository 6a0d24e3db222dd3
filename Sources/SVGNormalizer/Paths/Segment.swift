/// A piece of a path, from where the piece before it ended.
enum Segment: Hashable, Sendable {
  case line(Point)
  case quadratic(Point, Point)
  case cubic(Point, Point, Point)

  /// The point at which the segment ends.
  var end: Point {
    switch self {
    case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    }
  }
}
