import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

@Suite(
  "Python's svgelements, another reader of paths",
  .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: Python.isThere("renderer"), "run scripts/require renderer"))
struct SVGElementsTests {
  private struct Answer: Decodable {
    struct Segment: Decodable {
      let kind: String
      let points: [[Double]]
      let radius: Double
    }
    struct Path: Decodable {
      let segments: [Segment]
      let box: [Double]
    }
    let paths: [Path]
    let matrices: [[Double]]
  }

  /// Prints each path's segments with their points (of an arc those at all 24ths of its angle) and its box, and each
  /// transform's six numbers.
  private static let script = """
    import json, sys
    from svgelements import Arc, Close, CubicBezier, Matrix, Move, Path, QuadraticBezier

    def segment(s):
        if isinstance(s, QuadraticBezier): kind, points = "Q", [s.control, s.end]
        elif isinstance(s, CubicBezier): kind, points = "C", [s.control1, s.control2, s.end]
        elif isinstance(s, Arc): kind, points = "A", [s.point(i / 24) for i in range(25)]
        else: kind, points = "L", [s.end]
        radius = max(s.rx, s.ry) if kind == "A" else 0
        return {"kind": kind, "points": [[float(p.x), float(p.y)] for p in points], "radius": float(radius)}

    def path(text):
        path = Path(text)
        segments = [segment(s) for s in path if not isinstance(s, (Move, Close))]
        return {"segments": segments, "box": [float(edge) for edge in path.bbox()]}

    data = json.load(open(sys.argv[1]))
    matrices = [[m.a, m.b, m.c, m.d, m.e, m.f] for m in map(Matrix, data["transforms"])]
    print(json.dumps({"paths": [path(text) for text in data["paths"]], "matrices": matrices}))
    """

  private func ask(paths: [String], transforms: [String]) throws -> Answer {
    let input = try JSONEncoder().encode(["paths": paths, "transforms": transforms])
    return try JSONDecoder().decode(
      Answer.self, from: Data(try Python.runWithReaders(Self.script, input: input)))
  }

  private func isNear(_ point: Point, _ other: [Double], _ tolerance: Double) -> Bool {
    (point.x - other[0]).magnitude <= tolerance && (point.y - other[1]).magnitude <= tolerance
  }

  private func compare(_ texts: [String]) throws {
    for (text, answer) in zip(texts, try ask(paths: texts, transforms: []).paths) {
      let path = try PathParser.parse(text)
      var segments = path.subpaths.flatMap(\.segments)[...]
      for expected in answer.segments {
        #expect(takes(expected, from: &segments), "\(text), at \(expected.points.last ?? [])")
      }
      #expect(segments.isEmpty, "\(text)")
      let box = try #require(path.bounds)
      let radius = answer.segments.map(\.radius).max() ?? 0
      let tolerance = radius * 3e-4 + 1e-6
      let isSame =
        isNear(box.minimum, Array(answer.box[..<2]), tolerance)
        && isNear(box.maximum, Array(answer.box[2...]), tolerance)
      #expect(isSame, "\(text): \(box) \(answer.box)")
    }
  }

  /// Consumes the segments that equal the other reader's; for an arc these are up to four.
  private func takes(_ expected: Answer.Segment, from segments: inout ArraySlice<Segment>) -> Bool {
    if expected.kind == "A" { return takesArc(expected, from: &segments) }
    switch (expected.kind, segments.popFirst()) {
    case ("L", .line(let end)): return isNear(end, expected.points[0], 1e-9)
    case ("Q", .quadratic(let control, let end)):
      return isNear(control, expected.points[0], 1e-9) && isNear(end, expected.points[1], 1e-9)
    case ("C", .cubic(let control1, let control2, let end)):
      return zip([control1, control2, end], expected.points).allSatisfy { isNear($0, $1, 1e-9) }
    default: return false
    }
  }

  private func takesArc(_ expected: Answer.Segment, from segments: inout ArraySlice<Segment>) -> Bool {
    if expected.points[0] == expected.points[24] { return true }
    // The other reader's radii aren't more exact if they had to grow.
    let tolerance = expected.radius * 1e-6
    var start = Point(x: expected.points[0][0], y: expected.points[0][1])
    var cubics: [CubicCurve] = []
    repeat {
      guard case .cubic(let control1, let control2, let end)? = segments.popFirst() else { return false }
      cubics.append(CubicCurve(start: start, control1: control1, control2: control2, end: end))
      start = end
    } while !isNear(start, expected.points[24], tolerance) && cubics.count < 4
    let step = 24 / cubics.count
    return cubics.enumerated().allSatisfy { index, cubic in
      let middle = (cubic.start + cubic.end) * 0.125 + (cubic.control1 + cubic.control2) * 0.375
      return isNear(cubic.end, expected.points[(index + 1) * step], tolerance)
        && isNear(middle, expected.points[index * step + step / 2], expected.radius * 3e-4 + tolerance)
    }
  }

  @Test("reads random paths as we do, arcs and boxes included", arguments: 1...3)
  func randomPaths(seed: UInt64) throws {
    var texts = RandomPathText(seed: seed)
    try compare((0..<RandomTrials.count(150)).map { _ in texts.next() })
  }

  @Test("reads the logos' paths as we do")
  func logos() throws {
    try compare(Array(try LogoPaths.texts().prefix(50)))
  }

  @Test("multiplies random transforms as we do")
  func transforms() throws {
    var texts = RandomPathText(seed: 9)
    let transforms = (0..<RandomTrials.count(1_000)).map { _ in texts.nextTransform() }
    for (text, expected) in zip(transforms, try ask(paths: [], transforms: transforms).matrices) {
      let m = try #require(Matrix.parse(text))
      let isSame = zip([m.a, m.b, m.c, m.d, m.e, m.f], expected).allSatisfy {
        ($0 - $1).magnitude <= 1e-9 * max(1, $1.magnitude)
      }
      #expect(isSame, "\(text)")
    }
  }
}
