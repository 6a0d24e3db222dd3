import Testing

@testable import SVGNormalizer

/// Pictures for the tests.
extension Path {
  /// A rectangle, clockwise.
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    corners([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  /// A closed path along straight lines.
  static func corners(_ points: [(x: Double, y: Double)]) -> Path {
    var path = line(points)
    path.subpaths[0].isClosed = true
    return path
  }

  /// An open path along straight lines.
  static func line(_ points: [(x: Double, y: Double)]) -> Path {
    let points = points.map { Point(x: $0.x, y: $0.y) }
    return Path(subpaths: [Subpath(start: points[0], segments: points.dropFirst().map { .line($0) })])
  }

  /// A circle of four cubic curves.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    let handle = radius * 0.5523
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    return Path(subpaths: [
      Subpath(
        start: point(radius, 0),
        segments: [
          .cubic(point(radius, handle), point(handle, radius), point(0, radius)),
          .cubic(point(-handle, radius), point(-radius, handle), point(-radius, 0)),
          .cubic(point(-radius, -handle), point(-handle, -radius), point(0, -radius)),
          .cubic(point(handle, -radius), point(radius, -handle), point(radius, 0)),
        ], isClosed: true)
    ])
  }

  /// Squares in rows and columns, with a distance between them.
  static func squares(_ count: Int, perRow: Int, distance: Double) -> Path {
    (0..<count).reduce(into: Path()) { path, index in
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      path.subpaths +=
        Path.rectangle(
          Double(column) * distance + 0.37, Double(row) * distance + 0.41, 1.23, 1.57
        ).subpaths
    }
  }

  /// The subpaths of both.
  static func + (left: Path, right: Path) -> Path { Path(subpaths: left.subpaths + right.subpaths) }
}

extension Color {
  static let brandRed = Color(red: 0xE3, green: 0x06, blue: 0x13)
  static let brandBlue = Color(red: 0, green: 0x55, blue: 0xA4)
  static let white = Color(red: 255, green: 255, blue: 255)
}

extension Fill {
  static func color(_ color: Color) -> Fill { Fill(paint: .color(color)) }
  static func gradient(_ gradient: Gradient) -> Fill { Fill(paint: .gradient(gradient)) }
}

extension Gradient {
  /// From left to right across the box, from red to blue.
  static let sunset = Gradient(
    geometry: .linear(start: .zero, end: Point(x: 256, y: 0)),
    stops: [GradientStop(offset: 0, color: .brandRed), GradientStop(offset: 1, color: .brandBlue)])

  /// From the centre of the box outwards, from white to transparent.
  static let glow = Gradient(
    geometry: .radial(
      center: Point(x: 128, y: 128), radius: 100, focus: Point(x: 128, y: 128), transform: .identity),
    stops: [
      GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .brandRed, opacity: 0),
    ])
}

extension LogoNode {
  static func filled(_ path: Path, _ fill: Fill) -> LogoNode { .path(LogoPath(path: path, fill: fill)) }
  static func stroked(_ path: Path, _ stroke: Stroke) -> LogoNode {
    .path(LogoPath(path: path, stroke: stroke))
  }
}

extension Logo {
  init(_ nodes: LogoNode...) { self.init(nodes: nodes) }

  /// Its file, in which ids begin with "x".
  var svg: String {
    get throws { SVGWriter.text(for: self, slug: try #require(LogoSlug("x"))) }
  }
}
