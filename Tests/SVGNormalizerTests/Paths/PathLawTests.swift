import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Invariants of paths")
struct PathLawTests {
  /// The invariants that a path violates.
  private func broken(_ path: Path) throws -> [String] {
    let snapped = path.snapped()
    let tidied = snapped.tidied(keepsDots: true)
    let text = PathWriter.text(for: tidied)
    let read = try PathParser.parse(text).snapped()
    let loose = try PathParser.parse(PathWriter.text(for: snapped)).snapped()
    var broken: [String] = []
    if snapped.snapped() != snapped { broken.append("snapping again changes it") }
    if tidied.tidied(keepsDots: true) != tidied { broken.append("tidying again changes it") }
    if loose != snapped { broken.append("reading the text gives another path") }
    if read != tidied { broken.append("reading the tidied text gives another path") }
    if PathWriter.text(for: read.tidied(keepsDots: true)) != text {
      broken.append("writing again gives other bytes")
    }
    return broken
  }

  @Test("random paths are read, tidied and written to the same bytes again", arguments: 1...4)
  func randomPaths(seed: UInt64) throws {
    var paths = RandomPath(seed: seed)
    for _ in 0..<RandomTrials.count(5_000) {
      let path = paths.next()
      let broken = try broken(path)
      if !broken.isEmpty { Issue.record("\(broken): \(PathWriter.text(for: path.snapped()))") }
    }
  }

  @Test("the logos' paths are read, tidied and written to the same bytes again")
  func realPaths() throws {
    let texts = try LogoPaths.texts()
    #expect(texts.count > 100)
    for text in texts {
      let path = try PathParser.parse(text)
      for matrix in ["scale(1)", "scale(.3)", "rotate(10)", "scale(-7,3) skewX(5)"] {
        let broken = try broken(path.applying(#require(Matrix.parse(matrix))))
        #expect(broken.isEmpty, "\(matrix) of \(text)")
      }
    }
  }
}
