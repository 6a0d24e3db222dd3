import Testing

@testable import SVGNormalizer

@Suite("Bounds")
struct BoundsTests {
  @Test(
    "a box is as tight as the curve",
    arguments: [
      // The extreme of a cubic whose control points are all h above its ends is 3/4·h, of a quadratic 1/2·h.
      ("M0 0C0 4 8 4 8 0", [0, 0, 8, 3]), ("M0 0Q4 4 8 0", [0, 0, 8, 2]), ("M1 2L5 -3", [1, -3, 5, 2]),
      ("M0 0C1 1 2 2 3 3", [0, 0, 3, 3]), ("M5 5L5 5", [5, 5, 5, 5]), ("M0 0L1 1M9 9L8 8", [0, 0, 9, 9]),
      ("M0 0C8 0 -7 0 1 0", [-1.4308704952857967, 0, 2.4308704952857974, 0]),
    ])
  func tight(text: String, edges: [Double]) throws {
    let box = try #require(PlainPath.read(text).bounds)
    let found = [box.minimum.x, box.minimum.y, box.maximum.x, box.maximum.y]
    #expect(zip(found, edges).allSatisfy { ($0 - $1).magnitude < 1e-12 }, "\(found)")
  }

  @Test("the box of all points contains the tight one, and an empty path has none")
  func controlBounds() throws {
    let path = PlainPath.read("M0 0C0 4 8 4 8 0Q9 -5 10 0")
    let (tight, loose) = (try #require(path.bounds), try #require(path.controlBounds))
    #expect(loose.contains(tight) && loose == Box(minimum: Point(x: 0, y: -5), maximum: Point(x: 10, y: 4)))
    #expect(Path().bounds == nil && Path().controlBounds == nil)
  }

  @Test("a transformation applies to every point")
  func applying() {
    let path = PlainPath.read("M0 1L2 3Q4 5 6 7C1 2 3 4 5 6Z")
    let moved = PlainPath.read("M10 3L14 7Q18 11 22 15C12 5 16 9 20 13Z")
    #expect(path.applying(Matrix(a: 2, d: 2, e: 10, f: 1)) == moved)
  }

  @Test("a coordinate that isn't finite is found in any position", arguments: 0..<7)
  func isFinite(index: Int) {
    var points = (0..<7).map { Point(x: Double($0), y: 1) }
    func path() -> Path {
      let segments: [Segment] = [
        .line(points[1]), .quadratic(points[2], points[3]), .cubic(points[4], points[5], points[6]),
      ]
      return Path(subpaths: [Subpath(start: points[0], segments: segments)])
    }
    #expect(path().isFinite)
    points[index].y = index.isMultiple(of: 2) ? .nan : .infinity
    #expect(!path().isFinite)
  }
}
