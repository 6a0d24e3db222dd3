import Foundation
import TestSupport
import Testing

@Suite("catalogue preview")
struct PreviewCommandTests {
  /// What the tests read of the page's data.
  private struct PageData: Decodable {
    struct Brand: Decodable {
      struct Logo: Decodable { let sourceBytes: Int, svgBytes: Int?, drawableBytes: Int?, svg: String? }
      struct Finding: Decodable { let rule: String }
      struct Change: Decodable { let text: String }

      let name: String, initials: String, initialsColor: String, initialsBackground: String
      let logo: Logo?, findings: [Finding], changes: [Change]
    }
    let baseline: String?, brands: [Brand], findings: [Brand.Finding]
  }

  private func dataText(_ page: [UInt8]) throws -> Substring {
    let text = String(decoding: page, as: UTF8.self)
    let parts = text.split(separator: "<script type=\"application/json\" id=\"data\">", maxSplits: 1)
    let rest = try #require(parts.last)
    return try #require(rest.split(separator: "</script>", maxSplits: 1).first)
  }

  private func data(_ project: PreviewProject) async throws -> PageData {
    try JSONDecoder().decode(PageData.self, from: Data(dataText(try await project.page()).utf8))
  }

  @Test("it writes a page of a catalogue with errors, and succeeds")
  func errors() async throws {
    let project = try await PreviewProject()
    let result = try await project.run("preview", "--baseline", "catalogue/italy.json")
    #expect(result.status == 0)
    #expect(
      result.output
        == "Generated/preview/index.html: 12 brands, 6 findings, 3 changed since 2026-05-31\n")
  }

  @Test(
    "it replaces its own page, and no other file",
    arguments: [["--generated", "site"], ["--watch", "site/preview/index.html"]])
  func foreignPage(arguments: [String]) async throws {
    let project = try await PreviewProject(hasMistakes: false)
    let own = "<!doctype html>\n<title>A person's</title>\n"
    try project.folder.write("site/preview/index.html", own.utf8)
    let result = try await project.run(["preview"] + arguments)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "Error: site/preview/index.html isn't a page of this command: delete it, or have the page written elsewhere\n"
    )
    #expect(project.folder.bytes("site/preview/index.html") == Array(own.utf8))
  }

  @Test("it follows no link that stands for the page's folder")
  func link() async throws {
    let project = try await PreviewProject(hasMistakes: false)
    try project.folder.write("own/index.html", Array("data-version=\"".utf8))
    try project.folder.write("Generated/a.txt", [])
    try? FileManager.default.removeItem(atPath: "\(project.folder.path)/Generated/preview")
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.folder.path)/Generated/preview", withDestinationPath: "../own")
    let result = try await project.run(["preview"])
    #expect(result.status == 1 && result.errors.contains("Generated/preview is a symbolic link"), "\(result)")
    #expect(project.folder.bytes("own/index.html") == Array("data-version=\"".utf8))
  }

  @Test("every brand has its own findings, and the page the others")
  func findings() async throws {
    let data = try await data(PreviewProject())
    let found = Dictionary(uniqueKeysWithValues: data.brands.map { ($0.name, $0.findings.map(\.rule)) })
    #expect(
      found.filter { !$0.value.isEmpty } == [
        "carta": ["E101"], "Delta": ["E218"],
        "Eco Verde": ["E210", "E210"], "Mare Blu": ["W223"],
      ])
    #expect(data.findings.map(\.rule) == ["E209"])
  }

  @Test("every brand has its changes since the baseline, except for those that can't be read")
  func changes() async throws {
    let data = try await data(PreviewProject())
    let changes = data.brands.filter { !$0.changes.isEmpty }.map { "\($0.name): \($0.changes.map(\.text))" }
    #expect(data.baseline == "2026-05-31")
    #expect(changes.count == 3)
    let colors = ["color", "initialsBackground"].map { "\($0): \"#B3261E\" → \"#8C1D18\"" }
    #expect(changes.first == "Aurora: \(colors)")
  }

  @Test("a brand without a logo has the initials and colours that apps show")
  func initials() async throws {
    let brand = try #require(try await data(PreviewProject()).brands.first { $0.name == "Gelso Cinema" })
    #expect(brand.initials == "GC")
    #expect(brand.initialsBackground == "#FFCC00")
    #expect(brand.initialsColor == "#000000")
  }

  @Test("the sizes are those of the files")
  func sizes() async throws {
    let project = try await PreviewProject(hasMistakes: false)
    let logo = try #require(try await data(project).brands.first { $0.name == "Luna Cinema" }?.logo)
    #expect(logo.sourceBytes == project.folder.bytes("catalogue/italy/logos/luna.svg")?.count)
    #expect(logo.svgBytes == project.folder.bytes("Generated/logos/luna.svg")?.count)
    #expect(
      logo.drawableBytes == project.folder.bytes("Generated/android/res/drawable/brand_luna.xml")?.count)
  }

  @Test("a rejected drawing isn't in the page")
  func rejectedDrawing() async throws {
    let logo = try #require(try await data(PreviewProject()).brands.first { $0.name == "Eco Verde" }?.logo)
    #expect(logo.svg == nil)
  }

  @Test("no text of a source can end the script that holds it")
  func escapes() async throws {
    let text = try await dataText(PreviewProject().page())
    #expect(!text.utf8.contains(UInt8(ascii: "<")))
    #expect(text.contains(#"\u003c/script>\u003cimg src=x onerror=alert(1)>"#))
  }

  @Test("the same sources give the same page, in any folder, but for the nonce")
  func determinism() async throws {
    let pages = try await [PreviewProject().page(), PreviewProject().page()].map {
      String(decoding: $0, as: UTF8.self)
    }
    let nonces = try pages.map { page in
      let match = try #require(page.firstMatch(of: /script-src 'nonce-([0-9a-z]{15,26})'/))
      return String(match.1)
    }
    #expect(nonces[0] != nonces[1])
    for (page, nonce) in zip(pages, nonces) { #expect(page.split(separator: nonce).count == 5) }
    #expect(pages[0].replacing(nonces[0], with: "") == pages[1].replacing(nonces[1], with: ""))
  }

  @Test("it is written even if the last release and catalogue.yaml can't be read")
  func unreadable() async throws {
    let project = try await PreviewProject()
    try project.folder.write("catalogue/italy.json", "{".utf8)
    try project.folder.write("catalogue/italy/catalogue.yaml", "country: [".utf8)
    let data = try await data(project)
    #expect(data.brands.count == 12)
    #expect(!data.findings.isEmpty)
  }

  @Test("it reports a missing file of the page")
  func missingFiles() async throws {
    let result = try await PreviewProject().run("preview", "--page", "elsewhere")
    #expect(result.status == 1)
    #expect(result.errors == "Error: can't read elsewhere/page.html: no such file or directory\n")
  }
}
