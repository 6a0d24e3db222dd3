import TestSupport

@testable import SVGNormalizer

/// Paths on the grid with every kind of segment, among them many without length, straight ones and smooth ones.
struct RandomPath {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> Path {
    Path(subpaths: (0..<generator.pick([1, 1, 1, 2, 3])).map { _ in subpath() })
  }

  private mutating func subpath() -> Subpath {
    // On a coarse grid, points meet and lines continue; a fine one is that of files.
    let step = generator.pick([1.0, 0.01, 0.25, 100])
    let start = point(step)
    var subpath = Subpath(start: start, isClosed: Bool.random(using: &generator))
    for _ in 0..<generator.pick([1, 2, 3, 5]) { append(step, to: &subpath) }
    if generator.pick([true, false]) { subpath.segments.append(.line(start)) }
    return subpath
  }

  private mutating func append(_ step: Double, to subpath: inout Subpath) {
    let start = subpath.segments.last?.end ?? subpath.start
    let end = generator.pick([point(step), start])
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: subpath.segments.append(.line(start))
    case 1, 2: subpath.segments.append(.line(point(step)))
    case 3: subpath.segments.append(.quadratic(point(step), end))
    case 4: subpath.segments.append(.cubic(start + (end - start) * 0.25, start + (end - start) * 0.75, end))
    case 5:
      guard case .cubic(_, let control, _)? = subpath.segments.last else { fallthrough }
      subpath.segments.append(.cubic(start + (start - control), point(step), end))
    default: subpath.segments.append(.cubic(generator.pick([start, point(step)]), point(step), end))
    }
  }

  private mutating func point(_ step: Double) -> Point {
    let range = generator.pick([0...3, -5...5, 0...256])
    return Point(
      x: Double(Int.random(in: range, using: &generator)) * step,
      y: Double(Int.random(in: range, using: &generator)) * step)
  }
}
