import Testing

@testable import SVGNormalizer

@Suite("Elliptical arcs")
struct ArcTests {
  private func arc(_ text: String) throws -> [Segment] {
    try PathParser.parse("M0 0A" + text).subpaths.first?.segments ?? []
  }

  @Test("an arc without a radius is a line", arguments: ["0 5 0 0 1 9 9", "5 0 0 0 1 9 9", "0 0 0 1 1 9 9"])
  func noRadius(text: String) throws {
    #expect(try arc(text) == [.line(Point(x: 9, y: 9))])
  }

  @Test("an arc that ends where it starts draws nothing", arguments: ["5 5 0 0 1 0 0", "0 0 0 1 0 0 0"])
  func noLength(text: String) throws {
    #expect(try arc(text).isEmpty)
  }

  @Test(
    "the flags choose one of the four arcs between two points",
    arguments: [
      // Radius 5 from (0, 0) to (5, 5): the centres are (5, 0) and (0, 5).
      ("5 5 0 0 0 5 5", [0, 0, 5, 5]), ("5 5 0 0 1 5 5", [0, 0, 5, 5]), ("5 5 0 1 0 5 5", [-5, 0, 5, 10]),
      ("5 5 0 1 1 5 5", [0, -5, 10, 5]),
    ])
  func flags(text: String, box: [Double]) throws {
    let found = try #require(try PathParser.parse("M0 0A" + text).bounds)
    let edges = [found.minimum.x, found.minimum.y, found.maximum.x, found.maximum.y]
    #expect(zip(edges, box).allSatisfy { ($0 - $1).magnitude < 2e-3 }, "\(edges)")
  }

  @Test(
    "the sweep flag chooses the side of a quarter",
    arguments: [("0", Point(x: 0, y: 2.76)), ("1", Point(x: 2.76, y: 0))])
  func sweep(flag: String, control: Point) throws {
    guard case .cubic(let control1, _, let end)? = try arc("5 5 0 0 \(flag) 5 5").first else {
      Issue.record("an arc is a cubic curve")
      return
    }
    #expect(GridPoint(control1).point == control && end == Point(x: 5, y: 5))
  }

  @Test("radii that are too short grow until they reach, and their signs don't matter")
  func radii() throws {
    let half = try arc("1 1 0 0 1 10 0")
    #expect(try half == arc("5 5 0 1 1 10 0"))
    #expect(try arc("-5 5 0 0 1 5 5") == arc("5 -5 0 0 1 5 5"))
    #expect(try arc("5 5 0 0 1 5 5") == arc("5 5 0 0 1 5 5"))
    #expect(half.count == 2 && half.first.map { GridPoint($0.end).point } == Point(x: 5, y: -5))
  }

  @Test("an ellipse rotated by 90 degrees has its radii exchanged")
  func rotation() throws {
    let turned = try PathParser.parse("M0 0A9 5 90 1 0 3 4").snapped()
    #expect(try turned == PathParser.parse("M0 0A5 9 0 1 0 3 4").snapped())
  }

  @Test(
    "extreme arcs end at the right point",
    arguments: [
      "1e300 1 0 0 1 9 9", "1e-300 1 0 0 1 9 9", "1e9 1e9 0 0 1 9 9", "1e150 1e150 30 1 1 9 9",
      "1 1 1e300 0 1 9 9",
    ])
  func absurd(text: String) throws {
    #expect(try arc(text).last?.end == Point(x: 9, y: 9))
  }
}
