import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("VectorDrawables, read by other programs")
struct VectorDrawablePictureTests {
  private static let sourceFolder = "Tests/Fixtures/drawn/logos"

  /// A file for each sample and each logo of a market, in a folder of resources, with the SVG that it should look
  /// like.
  private static func written(to folder: TemporaryFolder) throws -> [(svg: String, drawable: String)] {
    let drawables = "\(folder.path)/res/drawable"
    try FileManager.default.createDirectory(atPath: drawables, withIntermediateDirectories: true)
    let samples = try SampleLogos.all.map { name, logo in
      (
        try folder.write("\(name).svg", try logo.svg.utf8),
        try folder.write("res/drawable/\(name).xml", try xml(logo))
      )
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Project.root.appendingPathComponent(sourceFolder).path)
    let brands = try names.sorted().filter { $0.hasSuffix(".svg") }.map { name in
      let logo = try #require(LogoNormalizer().normalize(try Project.bytes("\(sourceFolder)/\(name)")).logo)
      let resource = name.dropLast(4).replacing("-", with: "_")
      return (
        "\(sourceFolder)/\(name)", try folder.write("res/drawable/brand_\(resource).xml", try xml(logo))
      )
    }
    return samples + brands
  }

  private static func xml(_ logo: Logo) throws -> String.UTF8View {
    try VectorDrawableWriter.text(for: logo).utf8
  }

  @Test(
    "look like the SVG", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: Python.isThere("renderer")))
  func pictures() throws {
    let folder = try TemporaryFolder()
    try PictureComparison.expectSame(try Self.written(to: folder).map { ($0.svg, $0.drawable) }, in: folder)
  }

  @Test(
    "are compiled by Android's tool", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: Program.isThere("aapt") || Project.isCI))
  func compiled() throws {
    let folder = try TemporaryFolder()
    _ = try Self.written(to: folder)
    let result = try Program.run(
      ["aapt2", "compile", "--dir", "\(folder.path)/res", "-o", "\(folder.path)/compiled.zip"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(folder.bytes("compiled.zip")?.isEmpty == false)
  }
}
