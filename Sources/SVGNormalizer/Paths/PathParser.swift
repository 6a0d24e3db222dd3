/// Reads path data (SVG 2 section 9.3) into absolute coordinates, without shorthands and arcs.
struct PathParser {
  private var scanner: NumberScanner
  private var builder = PathBuilder()
  /// The origin of the present command's coordinates.
  private var origin = Point.zero

  /// The path of some path data; empty for an empty text.
  static func parse(_ text: String) throws(PathSyntaxError) -> Path {
    var parser = PathParser(scanner: NumberScanner(text))
    return try parser.parse()
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  private mutating func parse() throws(PathSyntaxError) -> Path {
    scanner.skipSpace()
    if let first = scanner.next, first | 0x20 != UInt8(ascii: "m") {
      throw error("the path doesn't begin with the command M")
    }
    while let letter = scanner.next { try parseCommand(letter) }
    let path = builder.build()
    guard path.isFinite else { throw error("the path's coordinates are too large") }
    return path
  }

  /// Reads a command's letter and all its arguments. A small letter takes coordinates relative to the end of the
  /// previous command.
  private mutating func parseCommand(_ letter: UInt8) throws(PathSyntaxError) {
    var command = Unicode.Scalar(letter & ~0x20)
    guard "MLHVCSQTAZ".unicodeScalars.contains(command) else {
      throw error("\"\(Unicode.Scalar(letter))\" isn't a number or a command")
    }
    _ = scanner.scan(letter)
    scanner.skipSpace()
    if command == "Z" { return builder.close() }
    let isRelative = letter & 0x20 != 0
    var hasComma: Bool
    repeat {
      origin = isRelative ? builder.current : .zero
      try parseArguments(of: command)
      // Further pairs of coordinates after a move are lines.
      if command == "M" { command = "L" }
      hasComma = scanner.skipSeparator()
    } while scanner.isAtNumber
    if hasComma { throw error("a number is missing after the comma") }
  }

  private mutating func parseArguments(of command: Unicode.Scalar) throws(PathSyntaxError) {
    switch command {
    case "M": builder.move(to: try point())
    case "L": builder.line(to: try point())
    case "H": builder.line(to: Point(x: origin.x + (try number()), y: builder.current.y))
    case "V": builder.line(to: Point(x: builder.current.x, y: origin.y + (try number())))
    case "C": builder.cubic(try point(), try nextPoint(), try nextPoint())
    case "S": builder.smoothCubic(try point(), try nextPoint())
    case "Q": builder.quadratic(try point(), try nextPoint())
    case "T": builder.smoothQuadratic(try point())
    default: try parseArc()
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
        scanner.isAtNumber ? "this number is invalid or too large" : "a number is missing in the path")
    }
    return number
  }

  private mutating func nextNumber() throws(PathSyntaxError) -> Double {
    scanner.skipSeparator()
    return try number()
  }

  private mutating func nextFlag() throws(PathSyntaxError) -> Bool {
    scanner.skipSeparator()
    guard let flag = scanner.scanFlag() else { throw error("an arc's flag isn't 0 or 1") }
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
