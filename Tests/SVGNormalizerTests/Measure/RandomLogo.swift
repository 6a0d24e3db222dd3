import TestSupport

@testable import SVGNormalizer

/// Random pictures, also such as no file can contain.
struct RandomLogo {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> Logo { Logo(nodes: nodes(depth: 3)) }

  private mutating func nodes(depth: Int) -> [LogoNode] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      guard depth > 0, Bool.random(using: &generator) else { return .path(path()) }
      let clip =
        Bool.random(using: &generator)
        ? LogoClip(outlines: [ClipOutline(path: outline(), rule: rule())]) : nil
      return .group(LogoGroup(opacity: opacity(), clip: clip, nodes: nodes(depth: depth - 1)))
    }
  }

  private mutating func path() -> LogoPath {
    var path = LogoPath(path: outline(), opacity: opacity())
    if Bool.random(using: &generator) { path.fill = Fill(paint: paint(), opacity: opacity(), rule: rule()) }
    if Bool.random(using: &generator) {
      path.stroke = Stroke(
        paint: paint(), opacity: opacity(), width: coordinate(),
        cap: generator.pick([.butt, .round, .square]),
        join: generator.pick([.miter, .round, .bevel]), miterLimit: coordinate())
    }
    return path
  }

  private mutating func outline() -> Path {
    Path(
      subpaths: (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Subpath(
          start: point(), segments: (0..<Int.random(in: 0...5, using: &generator)).map { _ in segment() },
          isClosed: Bool.random(using: &generator))
      })
  }

  private mutating func segment() -> Segment {
    switch Int.random(in: 0...2, using: &generator) {
    case 0: .line(point())
    case 1: .quadratic(point(), point())
    default: .cubic(point(), point(), point())
    }
  }

  private mutating func paint() -> Paint {
    guard Bool.random(using: &generator) else { return .color(color()) }
    let geometry: GradientGeometry =
      Bool.random(using: &generator)
      ? .linear(start: point(), end: point())
      : .radial(
        center: point(), radius: coordinate(), focus: point(),
        transform: Matrix(a: coordinate(), b: coordinate(), c: coordinate(), d: coordinate()))
    let stops = (0..<Int.random(in: 0...4, using: &generator)).map { index in
      GradientStop(offset: Double(index) / 3, color: color(), opacity: opacity())
    }
    return .gradient(
      Gradient(geometry: geometry, spread: generator.pick([.pad, .reflect, .repeat]), stops: stops))
  }

  private mutating func point() -> Point { Point(x: coordinate(), y: coordinate()) }

  private mutating func coordinate() -> Double {
    guard Int.random(in: 0..<50, using: &generator) == 0 else {
      return .random(in: -50...300, using: &generator)
    }
    return generator.pick([
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e5, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ])
  }

  private mutating func opacity() -> Double { generator.pick([0, 0.01, 0.5, 1, 1]) }
  private mutating func rule() -> FillRule { generator.pick([.nonZero, .evenOdd]) }
  private mutating func color() -> Color {
    Color(red: UInt8.random(in: 0...255, using: &generator), green: generator.pick([0, 255]), blue: 7)
  }
}
