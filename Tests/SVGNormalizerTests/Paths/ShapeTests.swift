import Testing

@testable import SVGNormalizer

@Suite("Basic shapes as paths")
struct ShapeTests {
  @Test("a rectangle starts in its upper left corner and goes right")
  func rectangle() {
    #expect(Path.rectangle(x: 1, y: 2, width: 3, height: 4) == PlainPath.read("M1 2L4 2L4 6L1 6Z"))
  }

  @Test("a rounded rectangle starts after its first corner")
  func roundedRectangle() throws {
    let path = Path.rectangle(x: 0, y: 0, width: 10, height: 8, rx: 2, ry: 1)
    // The path that SVG 2 section 10.2 gives, with arcs.
    let arcs = try PathParser.parse(
      "M2 0H8A2 1 0 0 1 10 1V7A2 1 0 0 1 8 8H2A2 1 0 0 1 0 7V1A2 1 0 0 1 2 0Z")
    #expect(path.snapped() == arcs.snapped())
  }

  @Test("radii are shortened to half the sides, and no line is left between the corners")
  func stadium() throws {
    let path = Path.rectangle(x: 0, y: 0, width: 10, height: 10, rx: 50, ry: 50)
    #expect(path.subpaths.first?.segments.count == 4)
    #expect(path.bounds == Box(minimum: .zero, maximum: Point(x: 10, y: 10)))
  }

  @Test("an ellipse starts at the right and goes down")
  func ellipse() throws {
    let path = Path.ellipse(center: Point(x: 10, y: 20), rx: 5, ry: 4)
    // The path that SVG 2 sections 10.3 and 10.4 give, with arcs.
    let arcs = try PathParser.parse(
      "M15 20A5 4 0 0 1 10 24A5 4 0 0 1 5 20A5 4 0 0 1 10 16A5 4 0 0 1 15 20Z")
    #expect(path.snapped() == arcs.snapped())
  }

  @Test("shapes without an area draw nothing")
  func empty() {
    #expect(Path.rectangle(x: 0, y: 0, width: 0, height: 5).isEmpty)
    #expect(Path.rectangle(x: 0, y: 0, width: 5, height: -1).isEmpty)
    #expect(Path.rectangle(x: 0, y: 0, width: .nan, height: 1).isEmpty)
    #expect(Path.ellipse(center: .zero, rx: 0, ry: 5).isEmpty)
    #expect(Path.polyline([.zero]).isEmpty && Path.polyline([]).isEmpty && Path.polygon([]).isEmpty)
  }

  @Test("lines, polylines and polygons go from point to point")
  func lines() {
    let points = [Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 3, y: 1)]
    #expect(Path.line(from: points[0], to: points[1]) == PlainPath.read("M1 1L2 2"))
    #expect(Path.polyline(points) == PlainPath.read("M1 1L2 2L3 1"))
    #expect(Path.polygon(points) == PlainPath.read("M1 1L2 2L3 1Z"))
    #expect(Path.polygon([.zero]) == PlainPath.read("M0 0L0 0Z"))
  }
}
