import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("SVGs, drawn by another program")
struct SVGPictureTests {
  private static let sourceFolder = "Tests/Fixtures/drawn/logos"

  @Test(
    "look like the logos of a market", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: Python.isThere("renderer")))
  func pictures() throws {
    let folder = try TemporaryFolder()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Project.root.appendingPathComponent(Self.sourceFolder).path)
    let files = try names.sorted().filter { $0.hasSuffix(".svg") }.map { name in
      let source = "\(Self.sourceFolder)/\(name)"
      let logo = try #require(LogoNormalizer().normalize(try Project.bytes(source)).logo)
      return (source, try folder.write(name, try logo.svg.utf8))
    }
    #expect(files.count > 100)
    try PictureComparison.expectSame(files, in: folder)
  }
}
