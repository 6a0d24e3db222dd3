import Testing

@testable import SVGNormalizer

@Suite("Paths that are too long for Android's resources, after the passes")
struct LongPathTests {
  private func pieces(of path: Path, stroke: Stroke? = nil) throws -> [String] {
    let logo = Logo(.path(LogoPath(path: path, fill: .color(.brandRed), stroke: stroke)))
    let text = try VectorDrawableWriter.text(for: LogoPass.normalForm(of: logo))
    return text.matches(of: /pathData="([^"]+)"/).map { String($0.1) }
  }

  @Test("are split between subpaths that don't touch, with nothing lost")
  func divided() throws {
    let path = Path.squares(2000, perRow: 60, distance: 4)
    let pieces = try pieces(of: path)
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.utf8.count <= 32_767 })
    #expect(pieces.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "z") } } == 2000)
  }

  @Test("aren't split if they are short enough")
  func whole() throws {
    #expect(try pieces(of: .squares(500, perRow: 60, distance: 4)).count == 1)
  }

  @Test(
    "can't be written if subpaths, or their strokes, touch",
    arguments: [(1.0, nil), (4.0, Stroke(paint: .color(.brandBlue), width: 3))])
  func touching(distance: Double, stroke: Stroke?) throws {
    let path = Path.squares(2000, perRow: 60, distance: distance)
    #expect(throws: VectorDrawableLimitation.longPath) { _ = try pieces(of: path, stroke: stroke) }
  }

  @Test("can't be written if there are too many subpaths to compare")
  func tooMany() throws {
    let path = Path.squares(BoxClusters.mostBoxes + 1, perRow: 60, distance: 4)
    #expect(throws: VectorDrawableLimitation.longPath) { _ = try pieces(of: path) }
  }
}
