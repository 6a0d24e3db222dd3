import Foundation
import TestSupport
import Testing

@Suite("catalogue rename and catalogue retire")
struct RetireTests {
  /// A market that was released: Pam, which others name, with a logo.
  func released() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      brand: "pom", Self.brand("pom", "Pom", "group: pam", "distinctFrom: [pam]"))
    try workspace.write(brand: "old", Self.brand("old", "Vecchio", "status: renamed", "replacedBy: pam"))
    try release(workspace)
    return workspace
  }

  func release(_ workspace: Workspace) throws {
    #expect(try workspace.run("build", "--date", "2026-05-31").status == 0)
  }

  static func brand(_ id: String, _ name: String, _ more: String...) -> String {
    (["id: \(id)", "name: \(name)", "category: grocery", "color: null", "logo: null", "barcode: null"]
      + ["sources:", "  - https://www.example.com/"] + more).joined(separator: "\n") + "\n"
  }

  /// The bytes of all source files.
  func sources(_ workspace: Workspace) throws -> [String: [UInt8]] {
    let folder = "\(workspace.path)/catalogue/italy"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return paths.reduce(into: [:]) { $0[$1] = workspace.folder.bytes("catalogue/italy/\($1)") }
  }

  func check(_ workspace: Workspace) throws -> String {
    try workspace.run("check", "--date", "2026-06-01").errors
  }

  /// The successor of a tombstone in the catalogue that was last built, where it is a brand there.
  private func successor(of id: String, in workspace: Workspace) throws -> String? {
    struct Published: Decodable {
      struct Brand: Decodable { let id: String }
      struct Tombstone: Decodable {
        let id: String
        let replacedBy: String?
      }
      let brands: [Brand]
      let tombstones: [Tombstone]
    }
    let bytes = try #require(workspace.folder.bytes("catalogue/italy.json"))
    let catalogue = try JSONDecoder().decode(Published.self, from: Data(bytes))
    let target = catalogue.tombstones.first { $0.id == id }?.replacedBy
    return catalogue.brands.map(\.id).first { $0 == target }
  }

  @Test("a brand is renamed, taken back, renamed again and published, after which its id can't come back")
  func story() throws {
    let workspace = try released()
    try workspace.edit(brand: "pom", "group: pam", to: "group: pam  # since 1996")
    let before = try sources(workspace)
    let result = try workspace.run("rename", "pam", "Pim", "2026-05-01")
    #expect(
      result.lines == [
        "catalogue/italy/brands/pam.yaml: status renamed, replacedBy pim, endedOn 2026-05-01, logo null",
        "catalogue/italy/brands/pim.yaml: written as pim \"Pim\"",
        "catalogue/italy/brands/old.yaml: replacedBy pam became pim",
        "catalogue/italy/brands/pom.yaml: group pam became pim, distinctFrom pim added",
        "catalogue/italy/logos/pam.svg: moved to pim.svg",
        "Next: look over catalogue/italy/brands/pim.yaml, then run catalogue check",
      ])
    #expect(try workspace.brand("pim").hasSuffix("aliases:\n  - Pam Panorama\n  - Pam\n"))
    #expect(try workspace.brand("pom").hasSuffix("group: pim  # since 1996\ndistinctFrom: [pam, pim]\n"))
    #expect(try check(workspace) == "")

    #expect(try workspace.run("retire", "pam", "--undo").status == 0)
    #expect(try sources(workspace) == before)

    try workspace.run("rename", "pam", "Pim")
    try release(workspace)
    #expect(try successor(of: "pam", in: workspace) == "pim")
    #expect(try successor(of: "old", in: workspace) == "pim")
    let refused = try workspace.run("retire", "pam", "--undo")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("the end of \"pam\" was published"))

    // What it says to do instead.
    #expect(refused.errors.contains("catalogue rename pim Pam --id NEW-ID"))
    #expect(try workspace.run("rename", "pim", "Pam", "--id", "pam-2").status == 0)
    #expect(try check(workspace) == "")
    try release(workspace)
    #expect(try successor(of: "pam", in: workspace) == "pam-2")
  }

  @Test(
    "an end leaves nothing to do, and is taken back whole",
    arguments: TestTier.some(of: [
      ["--renamed-to", "pim"], ["--renamed-to", "ali"], ["--merged-into", "ali"], ["--merged-into", "pom"],
      ["--closed"], ["2026-05-01", "--closed"],
    ]))
  func ends(arguments: [String]) throws {
    let workspace = try released()
    let before = try sources(workspace)
    #expect(try workspace.run(["retire", "pam"] + arguments).status == 0)
    #expect(try sources(workspace) != before)
    #expect(try check(workspace) == "")
    #expect(try workspace.run("retire", "pam", "--undo").status == 0)
    #expect(try sources(workspace) == before)
  }

  @Test("a brand that was never published is moved, and nothing remains of it")
  func unpublished() throws {
    let workspace = try released()
    try workspace.write(brand: "volpe", Self.brand("volpe", "Volpe", "# A comment", "keywords: [volpe]"))
    try workspace.write(brand: "gatto", Self.brand("gatto", "Gatto", "group: volpe", "distinctFrom: [volpe]"))
    #expect(try workspace.run("rename", "volpe", "Volpe Rossa").status == 0)
    #expect(workspace.folder.bytes("catalogue/italy/brands/volpe.yaml") == nil)
    #expect(
      try workspace.brand("volpe-rossa")
        == Self.brand("volpe-rossa", "Volpe Rossa", "# A comment", "keywords: [volpe]"))
    #expect(
      try workspace.brand("gatto")
        == Self.brand("gatto", "Gatto", "group: volpe-rossa", "distinctFrom: [volpe-rossa]"))
    #expect(try check(workspace) == "")
  }

  @Test("what a retirement leaves as it is isn't said to be changed")
  func nothingAdded() throws {
    let workspace = try released()
    try workspace.edit(brand: "ali", "name: Alì", to: "name: PAM!")
    let result = try workspace.run("retire", "pam", "--merged-into", "ali")
    #expect(!result.output.contains("alias"))
    #expect(try !workspace.brand("ali").contains("aliases"))
  }

  @Test("an undo says where it can't know what referred to a brand")
  func unknownReferences() throws {
    let workspace = try released()
    try workspace.write(brand: "volpe", Self.brand("volpe", "Volpe"))
    try workspace.write(brand: "gatto", Self.brand("gatto", "Gatto", "group: volpe"))
    try workspace.run("retire", "volpe", "--closed")
    let undone = try workspace.run("retire", "volpe", "--undo")
    #expect(undone.status == 0)
    #expect(undone.output.contains("what referred to it isn't known, since it was never released"))
  }

  @Test("what a person changed in the new file isn't lost by an undo")
  func changedSince() throws {
    let workspace = try released()
    try workspace.run("rename", "pam", "Pim")
    try workspace.edit(brand: "pim", "Pam Panorama", to: "Pim Panorama")
    let before = try sources(workspace)
    let result = try workspace.run("retire", "pam", "--undo")
    #expect(result.status == 64)
    #expect(result.errors.contains("pim.yaml isn't what took the place of \"pam\" any more"))
    #expect(try sources(workspace) == before)
  }

  @Test(
    "what can't be is rejected in words, and changes nothing",
    arguments: TestTier.some(of: [
      (["retire", "pma", "--closed"], 64, "there is no brand \"pma\"; did you mean \"pam\"?"),
      (["retire", "pam", "--merged-into", "pam"], 64, "\"pam\" can't take its own place"),
      (
        ["retire", "pam", "--merged-into", "old"], 64,
        "\"old\" is renamed itself; its shops are now Pam (pam)"
      ),
      (["retire", "pam", "--renamed-to", "../x"], 64, "\"../x\" can't be an id"),
      (
        ["rename", "pam", "Pim", "--id", String(repeating: "a", count: 300)], 64,
        "a…\" can't be an id: up to 200 ASCII letters"
      ),
      (["retire", "pam", "--renamed-to", "auchan"], 64, "auchan was retired on 2020-07-01"),
      (["retire", "pam", "--undo"], 64, "\"pam\" hasn't ended"),
      (["retire", "pam"], 64, "Say what became of it"),
      (["retire", "pam", "--closed", "--undo"], 64, "Give only one"),
      (["retire", "pam", "2026-02-30", "--closed"], 64, "write a day as YYYY-MM-DD"),
      (["rename", "pam", "Pam"], 64, "\"pam\" has that name already"),
      (["rename", "pam", "Søstrene"], 64, "no id follows from \"Søstrene\"; choose one: --id ID"),
      (["rename", "pam", "Alì", "--id", "ali"], 64, "there is already \"ali\""),
      (["rename", "pam", "P  m", "--id", "pim"], 100, "name \"P  m\" must be"),
      (["rename", "old", "Nuovo"], 64, "\"old\" has ended: its tombstone keeps its name"),
      (
        ["retire", "pam", "--closed", "--collection", "words"], 64, "there is no collection \"words\": brands"
      ),
    ]))
  func rejected(_ arguments: [String], _ status: Int32, _ reason: String) throws {
    let workspace = try released()
    let before = try sources(workspace)
    let result = try workspace.run(arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(try sources(workspace) == before)
  }

  @Test("what would bring an error isn't done")
  func newError() throws {
    let workspace = try released()
    let settings = "catalogue/italy/catalogue.yaml"
    let text = String(decoding: try #require(workspace.folder.bytes(settings)), as: UTF8.self)
    try workspace.folder.write(settings, text.replacingOccurrences(of: "minimum: 1", with: "minimum: 3").utf8)
    let before = try sources(workspace)
    let result = try workspace.run("retire", "pam", "--closed")
    #expect(result.status == 100)
    #expect(result.errors.contains("error[E215]: category grocery has 2 active brands"))
    #expect(try sources(workspace) == before)
  }

  @Test("--dry-run says what would be changed, and changes nothing")
  func dryRun() throws {
    let workspace = try released()
    let before = try sources(workspace)
    let result = try workspace.run("rename", "pam", "Pim", "--dry-run")
    #expect(result.status == 0)
    #expect(
      result.lines.first == "catalogue/italy/brands/pam.yaml: status renamed, replacedBy pim, logo null")
    #expect(result.lines.last == "Nothing was changed (--dry-run)")
    #expect(try sources(workspace) == before)
  }

  @Test("no file is overwritten, and no link is followed")
  func foreignFiles() throws {
    let workspace = try released()
    let logo = try workspace.folder.write("catalogue/italy/logos/pim.svg", "mine".utf8)
    let pom = try workspace.brand("pom")
    let result = try workspace.run("rename", "pam", "Pim")
    #expect(result.status == 1)
    #expect(result.errors.contains("catalogue/italy/logos/pim.svg: the file exists"))
    try FileManager.default.removeItem(atPath: logo)

    let elsewhere = try workspace.folder.write("elsewhere.yaml", pom.utf8)
    let path = "\(workspace.path)/catalogue/italy/brands/pom.yaml"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
    let before = try sources(workspace)
    let linked = try workspace.run("rename", "pam", "Pim")
    #expect(linked.status == 1)
    #expect(linked.errors.contains("pom.yaml: it is a symbolic link, which isn't followed"))
    #expect(try sources(workspace) == before)
  }

  @Test("without a last release nothing counts as published, and that is said")
  func withoutRelease() throws {
    let workspace = try Workspace()
    let result = try workspace.run("rename", "pam", "Pim")
    #expect(result.status == 0)
    #expect(result.errors == "note: there is no catalogue/italy.json, so nothing counts as published\n")
  }

  @Test("a release of another catalogue says nothing of what was published")
  func otherBaseline() throws {
    let workspace = try released()
    let before = try sources(workspace)
    try workspace.folder.write(
      "words.json", #"{"schemaVersion":1,"version":"2026-05-31","revision":1,"words":[]}"#.utf8)
    let json = String(decoding: workspace.folder.bytes("catalogue/italy.json") ?? [], as: UTF8.self)
    try workspace.folder.write("fr.json", json.replacing(#""country": "IT""#, with: #""country": "FR""#).utf8)
    for (file, why) in [("words.json", "it has no \"brands\""), ("fr.json", "its country is FR, not IT")] {
      let result = try workspace.run("rename", "pam", "Foo", "--baseline", file)
      #expect(result.status == 64)
      #expect(result.errors.contains("\(file) is no release of this catalogue: \(why)"), "\(result.errors)")
    }
    #expect(try sources(workspace) == before)
  }

  @Test("a file whose last line isn't ended comes back, with an end")
  func lastLine() throws {
    let workspace = try Workspace()
    let text = Self.brand("pum", "Pum").dropLast()
    try workspace.folder.write("catalogue/italy/brands/pum.yaml", text.utf8)
    try release(workspace)
    #expect(try workspace.run("rename", "pum", "Foo Foo").status == 0)
    let result = try workspace.run("retire", "pum", "--undo")
    #expect(result.status == 0, "\(result.errors)")
    #expect(workspace.folder.bytes("catalogue/italy/brands/pum.yaml") == Array("\(text)\n".utf8))
    #expect(workspace.folder.bytes("catalogue/italy/brands/foo-foo.yaml") == nil)
  }

  /// Three brands with ranks, and retired ids that lead to two of them.
  private func ranked() throws -> Workspace {
    let workspace = try Workspace()
    for (index, name) in ["Aaaaa", "Bbbbb", "Ccccc"].enumerated() {
      let id = String(name.prefix(3)).lowercased()
      try workspace.write(brand: id, Self.brand(id, name, "rank: \(index + 1)"))
    }
    try workspace.write(brand: "ddd", Self.brand("ddd", "Ddddd", "group: aaa"))
    try workspace.write(brand: "eee", Self.brand("eee", "Eeeee", "group: bbb"))
    let settings = "catalogue/italy/catalogue.yaml"
    let text = String(decoding: try #require(workspace.folder.bytes(settings)), as: UTF8.self)
    let retired = """
        - id: zzz
          name: Zzzzz
          endedOn: 2020-07-01
          status: renamed
          # It was sold to them.
          replacedBy: aaa
        - {id: yyy, name: Yyyyy, endedOn: 2020-07-01, replacedBy: bbb}

      """
    try workspace.folder.write(settings, (text + retired).utf8)
    try release(workspace)
    return workspace
  }

  @Test(
    "ends are taken back in any order, with retired ids, ranks and comments",
    .enabled(if: TestTier.isSlow, "make test-all runs it"),
    arguments: [
      (["aaa --merged-into bbb", "bbb --merged-into ccc"], ["bbb", "aaa"]),
      (["aaa --merged-into bbb", "bbb --merged-into ccc"], ["aaa", "bbb"]),
      (["aaa --merged-into bbb", "bbb --closed"], ["aaa", "bbb"]),
      (["aaa --closed", "bbb --closed"], ["aaa", "bbb"]),
      (["aaa --closed", "bbb --closed"], ["bbb", "aaa"]),
      (["aaa --renamed-to nuovo", "bbb --merged-into nuovo"], ["bbb", "aaa"]),
    ])
  func order(ends: [String], undone: [String]) throws {
    let workspace = try ranked()
    let before = try sources(workspace)
    for end in ends {
      let result = try workspace.run(["retire"] + end.split(separator: " ").map(String.init))
      #expect(result.status == 0, "\(end): \(result.errors)")
    }
    #expect(try check(workspace) == "")
    for id in undone {
      let result = try workspace.run("retire", id, "--undo")
      #expect(result.status == 0, "\(id): \(result.errors)")
    }
    #expect(try sources(workspace) == before)
  }

  @Test("an undo that has to wait says for which")
  func waiting() throws {
    let workspace = try ranked()
    try workspace.run("rename", "aaa", "Nuovo")
    try workspace.run("retire", "bbb", "--merged-into", "nuovo")
    let refused = try workspace.run("retire", "aaa", "--undo")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("first undo what else changed it: catalogue retire bbb --undo"))
  }

  @Test("a value keeps its quotes, and a file its permissions, also where it is moved")
  func writtenAgain() throws {
    let workspace = try ranked()
    let folder = "\(workspace.path)/catalogue/italy/brands"
    try workspace.write(brand: "new", Self.brand("new", "'Nuovo'"))
    try workspace.edit(brand: "ddd", "group: aaa", to: "group: \"aaa\"")
    for id in ["ddd", "new"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: "\(folder)/\(id).yaml")
    }
    #expect(try workspace.run("rename", "aaa", "Altro").status == 0)
    #expect(try workspace.run("rename", "new", "L'altro nuovo", "--id", "newer").status == 0)
    #expect(try workspace.brand("ddd").contains("group: \"altro\"\n"))
    #expect(try workspace.brand("newer").contains("name: 'L''altro nuovo'\n"))
    for id in ["ddd", "newer"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(id).yaml")
      #expect(attributes[.posixPermissions] as? Int == 0o664)
    }
  }

  @Test("a comment goes with an entry of a list that is deleted only where it is on the same line")
  func listComments() throws {
    let workspace = try ranked()
    let list = [
      "aliases:", "  - Primo", "  # above", "  - Secondo Due  # behind", "  # below", "  - Terzo Tre",
    ]
    try workspace.write(brand: "ccc", Self.brand("ccc", "Ccccc", list.joined(separator: "\n")))
    #expect(try workspace.run("rename", "ccc", "Secondo Due", "--id", "ccc").status == 0)
    #expect(try workspace.brand("ccc").contains("  - Primo\n  # above\n  # below\n  - Terzo Tre\n"))
  }
}
