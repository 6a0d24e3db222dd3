/// An error in path data or in a list of points.
struct PathSyntaxError: Error, Hashable, Sendable {
  /// The position in the value, in bytes; at most the value's length.
  let offset: Int
  let message: String
}

/// The value of `points`, of polylines and polygons (SVG 2 section 10.6).
enum PointList {
  /// The points of a list; none for an empty text.
  static func parse(_ text: String) throws(PathSyntaxError) -> [Point] {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    var hasComma = false
    scanner.skipSpace()
    while !scanner.isAtEnd || hasComma {
      guard let number = scanner.scanNumber() else {
        throw PathSyntaxError(offset: scanner.offset, message: "a number is missing in the list of points")
      }
      numbers.append(number)
      hasComma = scanner.skipSeparator()
    }
    guard numbers.count.isMultiple(of: 2) else {
      throw PathSyntaxError(offset: scanner.offset, message: "the last point has no y coordinate")
    }
    return stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}
