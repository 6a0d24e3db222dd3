/// Reads path data (SVG 2 section 9.3) into absolute coordinates, without shorthands and arcs.
struct PathParser {
  private var scanner: NumberScanner
  private var builder = PathBuilder()
  /// What the numbers of the command being read count from.
  private var origin = Point.zero

  /// The path that the text describes; of an empty text, one without subpaths.
  static func parse(_ text: String) throws(PathSyntaxError) -> Path {
    var parser = PathParser(scanner: NumberScanner(text))
    return try parser.parse()
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  private mutating func parse() throws(PathSyntaxError) -> Path {
    scanner.skipSpace()
    if let first = scanner.next, first | 0x20 != UInt8(ascii: "m") {
      throw error("A path has to begin with the command M.")
    }
    while let letter = scanner.next { try parseCommand(letter) }
    let path = builder.build()
    guard path.isFinite else { throw error("The path leaves the range of numbers.") }
    return path
  }

  /// Reads a command's letter and what follows, for as long as numbers follow.
  private mutating func parseCommand(_ letter: UInt8) throws(PathSyntaxError) {
    guard var command = PathCommand(letter) else { throw error("No path command begins here.") }
    _ = scanner.scan(letter)
    scanner.skipSpace()
    if command == .close {
      builder.close()
      return
    }
    let isRelative = letter & 0x20 != 0
    var hasComma: Bool
    repeat {
      origin = isRelative ? builder.current : .zero
      try parseArguments(of: command)
      // Pairs of coordinates after those of a move are lines.
      if command == .move { command = .line }
      hasComma = scanner.skipSeparator()
    } while scanner.isAtNumber
    if hasComma { throw error("A number is missing after the comma.") }
  }

  private mutating func parseArguments(of command: PathCommand) throws(PathSyntaxError) {
    switch command {
    case .move: builder.move(to: try point())
    case .line: builder.line(to: try point())
    case .horizontal: builder.line(to: Point(x: origin.x + (try number()), y: builder.current.y))
    case .vertical: builder.line(to: Point(x: builder.current.x, y: origin.y + (try number())))
    case .cubic: builder.cubic(try point(), try nextPoint(), try nextPoint())
    case .smoothCubic: builder.smoothCubic(try point(), try nextPoint())
    case .quadratic: builder.quadratic(try point(), try nextPoint())
    case .smoothQuadratic: builder.smoothQuadratic(try point())
    case .arc: try parseArc()
    case .close: break
    }
  }

  private mutating func parseArc() throws(PathSyntaxError) {
    let arc = EllipticalArc(
      radiusX: try number(), radiusY: try nextNumber(), rotation: try nextNumber(),
      isLarge: try nextFlag(), isSweep: try nextFlag())
    builder.arc(arc, to: try nextPoint())
  }

  private mutating func number() throws(PathSyntaxError) -> Double {
    guard let number = scanner.scanNumber() else {
      throw error(
        scanner.isAtNumber ? "This isn't a number that can be drawn." : "A number is missing in the path.")
    }
    return number
  }

  private mutating func nextNumber() throws(PathSyntaxError) -> Double {
    scanner.skipSeparator()
    return try number()
  }

  private mutating func nextFlag() throws(PathSyntaxError) -> Bool {
    scanner.skipSeparator()
    guard let flag = scanner.scanFlag() else { throw error("An arc's flag has to be 0 or 1.") }
    return flag
  }

  private mutating func point() throws(PathSyntaxError) -> Point {
    let x = try number()
    return Point(x: origin.x + x, y: origin.y + (try nextNumber()))
  }

  private mutating func nextPoint() throws(PathSyntaxError) -> Point {
    scanner.skipSeparator()
    return try point()
  }

  private func error(_ message: String) -> PathSyntaxError {
    PathSyntaxError(offset: scanner.offset, message: message)
  }
}
