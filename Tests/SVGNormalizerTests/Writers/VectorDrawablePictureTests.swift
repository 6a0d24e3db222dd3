import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("VectorDrawables, read by other programs")
struct VectorDrawablePictureTests {
  /// A folder of resources with each sample's `<name>.xml`, and beside it `<name>.svg`.
  private static func written() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, logo) in SampleLogos.all {
      try folder.write("\(name).svg", try logo.svg.utf8)
      try folder.write("\(name).xml", try VectorDrawableWriter.text(for: logo).utf8)
    }
    return folder
  }

  @Test("draw what the SVG draws", .enabled(if: Python.isThere("renderer")))
  func pictures() throws {
    let folder = try Self.written()
    let pairs = SampleLogos.all.map { "\(folder.path)/\($0.name).svg\t\(folder.path)/\($0.name).xml\n" }
    let list = try folder.write("pairs", pairs.joined().utf8)
    let compare = "scripts/logo-lab/python scripts/logo-lab/picture.py < \"$0\""
    let result = try Program.run(["bash", "-c", compare, list])
    #expect(result.lines.count == pairs.count, "\(result.errors)")
    for line in result.lines { #expect(line.hasPrefix("same\t"), "\(line)") }
  }

  @Test("are compiled by Android's tool", .enabled(if: Program.isThere("aapt") || Project.isCI))
  func compiled() throws {
    let folder = try Self.written()
    for (name, _) in SampleLogos.all {
      let drawable = "\(folder.path)/res/drawable"
      _ = try Program.run(["mkdir", "-p", drawable])
      _ = try Program.run(["mv", "\(folder.path)/\(name).xml", drawable])
    }
    let result = try Program.run(
      ["aapt2", "compile", "--dir", "\(folder.path)/res", "-o", "\(folder.path)/compiled.zip"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(folder.bytes("compiled.zip")?.isEmpty == false)
  }
}
