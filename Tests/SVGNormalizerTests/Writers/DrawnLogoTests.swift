import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

/// A file of Tests/Fixtures/logos/drawn, and the renderer that draws it wrong, if any.
struct DrawnLogo {
  let path: String
  let wrongRenderer: String?

  private static let folder = "Tests/Fixtures/logos/drawn"

  /// All files, by name.
  static func all() throws -> [DrawnLogo] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Project.root.appendingPathComponent(folder).path)
    let wrong = try wrongRenderers()
    #expect(wrong.keys.allSatisfy(names.contains))
    return names.sorted().filter { $0.hasSuffix(".svg") }.map { name in
      DrawnLogo(path: "\(folder)/\(name)", wrongRenderer: wrong[name])
    }
  }

  private static func wrongRenderers() throws -> [String: String] {
    let table = String(decoding: try Project.bytes("\(folder)/renderers.tsv"), as: UTF8.self)
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.allSatisfy { $0.count == 3 && ["chromium", "resvg"].contains($0[1]) })
    return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
  }
}

@Suite("Logos, drawn by a browser and another program")
struct DrawnLogoTests {
  /// More pixels than this, in percent, are a mistake and not another way to draw edges.
  private static let most = 0.5

  @Test(
    "look the same when they are normalised", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: Python.isThere("renderer")), .enabled(if: Python.isThere("browser")))
  func pictures() throws {
    let folder = try TemporaryFolder()
    let logos = try DrawnLogo.all()
    var drawn: [DrawnLogo] = []
    var list = ""
    for logo in logos {
      let result = LogoNormalizer().normalize(try Project.bytes(logo.path))
      guard let picture = result.logo else {
        Issue.record("\(logo.path) is rejected: \(result.problems.map(\.message))")
        continue
      }
      let file = try folder.write("\(drawn.count).svg", try picture.svg.utf8)
      list += "\(logo.path)\t\(file)\(logo.wrongRenderer.map { "\t\($0)" } ?? "")\n"
      drawn.append(logo)
    }
    let file = try folder.write("list", list.utf8)
    let result = try Program.run(["bash", "-c", "scripts/drawn-logos/compare < \"$0\"", file])
    #expect(result.lines.count == drawn.count, "\(result.errors)")
    for (line, logo) in zip(result.lines, drawn) { expectSame(line, logo) }
  }

  private func expectSame(_ line: String, _ logo: DrawnLogo) {
    let columns = line.split(separator: "\t").dropFirst().compactMap { Double($0) }
    guard columns.count == 3 else {
      Issue.record("not a comparison: \(line)")
      return
    }
    #expect(columns[0] <= Self.most, "\(logo.path), as Chromium draws it")
    #expect(columns[1] <= Self.most, "\(logo.path), as resvg draws it")
    // Otherwise nobody says which picture is right; and the table lists no more than it has to.
    let differ = columns[2] > Self.most
    #expect(
      differ == (logo.wrongRenderer != nil), "\(logo.path), of which the renderers' pictures are compared")
  }
}
