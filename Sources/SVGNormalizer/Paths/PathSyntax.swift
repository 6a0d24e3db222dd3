/// Path data or a list of points that doesn't follow the grammar.
struct PathSyntaxError: Error, Hashable, Sendable {
  /// Where in the value it was found, in bytes; at most the value's length.
  let offset: Int
  /// One sentence that says what was found or missed.
  let message: String
}

/// The commands of path data (SVG 2 section 9.3). A capital letter takes absolute coordinates, a small one such as
/// count from where the command before ended.
enum PathCommand: Hashable, Sendable {
  case move, line, horizontal, vertical, cubic, smoothCubic, quadratic, smoothQuadratic, arc, close

  /// The command of a letter, large or small.
  init?(_ letter: UInt8) {
    switch letter & ~0x20 {
    case UInt8(ascii: "M"): self = .move
    case UInt8(ascii: "L"): self = .line
    case UInt8(ascii: "H"): self = .horizontal
    case UInt8(ascii: "V"): self = .vertical
    case UInt8(ascii: "C"): self = .cubic
    case UInt8(ascii: "S"): self = .smoothCubic
    case UInt8(ascii: "Q"): self = .quadratic
    case UInt8(ascii: "T"): self = .smoothQuadratic
    case UInt8(ascii: "A"): self = .arc
    case UInt8(ascii: "Z"): self = .close
    default: return nil
    }
  }
}

/// The value of `points`, of polylines and polygons (SVG 2 section 10.6).
enum PointList {
  /// The points that the text lists; none for an empty text.
  static func parse(_ text: String) throws(PathSyntaxError) -> [Point] {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    var hasComma = false
    scanner.skipSpace()
    while !scanner.isAtEnd || hasComma {
      guard let number = scanner.scanNumber() else {
        throw PathSyntaxError(offset: scanner.offset, message: "A number is missing in the list of points.")
      }
      numbers.append(number)
      hasComma = scanner.skipSeparator()
    }
    guard numbers.count.isMultiple(of: 2) else {
      throw PathSyntaxError(offset: scanner.offset, message: "The last of the points has no y coordinate.")
    }
    return stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}
