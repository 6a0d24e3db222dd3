import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

/// A file of Tests/Fixtures/logos/picture-passes: an SVG file, and what a pass makes of its picture, with `@@@` between.
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

  var pass: LogoPass? { LogoPass.all.first { name.hasPrefix($0.name + ".") } }
  var testDescription: String { name }
}

@Suite("The passes over a picture")
struct PicturePassTests {
  @Test("make of each example what stands below it", arguments: PicturePassFixture.all)
  fileprivate func example(_ fixture: PicturePassFixture) throws {
    var log = ProblemLog(source: SVGSource(bytes: Array(fixture.before.utf8)))
    let document = try #require(SVGReader.read(Array(fixture.before.utf8), log: &log))
    var logo = try #require(LogoBuilder.logo(of: document, log: &log))
    let pass = try #require(fixture.pass)
    pass.apply(&logo)
    let slug = try #require(LogoSlug("logo"))
    #expect(SVGWriter.text(for: logo, slug: slug) == fixture.after)
    let once = logo
    pass.apply(&logo)
    #expect(logo == once, "the pass changes its own result")
  }

  @Test("a group that neither cuts nor makes translucent gives way to what is in it")
  func flattening() {
    let path = LogoNode.path(LogoPath(path: .rectangle(x: 0, y: 0, width: 1, height: 1, rx: 0, ry: 0)))
    var logo = Logo(nodes: [.group(LogoGroup(nodes: [path, .group(LogoGroup(nodes: [path]))]))])
    LogoPass.flattenGroups.apply(&logo)
    #expect(logo.nodes == [path, path])
  }
}
