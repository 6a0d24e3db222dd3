@testable import SVGNormalizer

/// Pictures whose areas can be computed by hand, and their measures.
enum Pictures {
  static let black = Color.black
  static let plainRed = Color(red: 255, green: 0, blue: 0)
  static let plainBlue = Color(red: 0, green: 0, blue: 255)

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .rectangle(x: x, y: y, width: width, height: height)
  }

  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .ellipse(center: Point(x: x, y: y), rx: radius, ry: radius)
  }

  static func lines(_ points: (Double, Double)...) -> Path {
    .polyline(points.map { Point(x: $0.0, y: $0.1) })
  }

  static func filled(
    _ path: Path, _ color: Color = black, opacity: Double = 1, rule: FillRule = .nonZero
  ) -> LogoNode {
    .path(LogoPath(path: path, fill: Fill(paint: .color(color), opacity: opacity, rule: rule)))
  }

  static func filled(_ path: Path, _ gradient: Gradient) -> LogoNode {
    .path(LogoPath(path: path, fill: Fill(paint: .gradient(gradient))))
  }

  /// A gradient whose first part is black and whose rest is transparent.
  static func edge(
    at offset: Double, _ geometry: GradientGeometry, _ spread: GradientSpread = .pad
  ) -> Gradient {
    Gradient(
      geometry: geometry, spread: spread,
      stops: [
        GradientStop(offset: 0, color: black), GradientStop(offset: offset, color: black),
        GradientStop(offset: offset, color: black, opacity: 0),
        GradientStop(offset: 1, color: black, opacity: 0),
      ])
  }

  static func measure(_ nodes: LogoNode...) -> LogoMeasures { Logo(nodes: nodes).measure() }

  /// The share of the box that is painted, found by painting what is left of it in another colour.
  static func area(_ nodes: LogoNode...) -> Double {
    let key = Color(red: 1, green: 254, blue: 3)
    let colors = Logo(nodes: [filled(box(0, 0, 256, 256), key)] + nodes).measure().colors
    return 1 - colors.filter { ($0.red, $0.green, $0.blue) == (1, 254, 3) }.reduce(0) { $0 + $1.share }
  }

  static func square(_ units: Double) -> Double { units * units / 65_536 }
  static func circle(_ radius: Double) -> Double { .pi * square(radius) }
}
