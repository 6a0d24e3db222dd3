import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

/// A file of Tests/Fixtures/logos/picture-passes: an SVG file and a pass's result, separated by `@@@`. A pass that works
/// only after another, or whose work only a third shows, is named together with those.
private struct PicturePassFixture: CustomTestStringConvertible {
  let name: String
  let before: String
  let after: String

  static let all: [PicturePassFixture] = {
    let folder = Project.root.appendingPathComponent("Tests/Fixtures/logos/picture-passes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
        return nil
      }
      let parts = text.components(separatedBy: "@@@\n")
      return PicturePassFixture(name: name, before: parts[0], after: parts.count > 1 ? parts[1] : "")
    }
  }()

  /// The passes that the file is named after.
  var passes: [LogoPass] {
    name.prefix { $0 != "." }.split(separator: "+").compactMap { part in
      LogoPass.all.first { $0.name == part }
    }
  }

  var testDescription: String { name }
}

@Suite("The passes over a picture")
struct PicturePassTests {
  @Test("give the result of each example", arguments: PicturePassFixture.all)
  fileprivate func example(_ fixture: PicturePassFixture) throws {
    var log = ProblemLog(source: SVGSource(bytes: Array(fixture.before.utf8)))
    let document = try #require(SVGReader.read(Array(fixture.before.utf8), log: &log))
    var logo = try #require(LogoBuilder.logo(of: document, log: &log))
    try #require(!fixture.passes.isEmpty)
    for pass in fixture.passes { pass.apply(&logo) }
    let slug = try #require(LogoSlug("logo"))
    #expect(SVGWriter.text(for: logo, slug: slug) == fixture.after)
    let once = logo
    for pass in fixture.passes { pass.apply(&logo) }
    #expect(logo == once, "the pass changes its own result")
  }

  @Test("each have an example")
  func examples() {
    let shown = Set(PicturePassFixture.all.flatMap(\.passes).map(\.name))
    #expect(shown == Set(LogoPass.all.map(\.name)))
  }
}
