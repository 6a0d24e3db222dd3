import Foundation
import TestSupport
import Testing

@Suite("catalogue import")
struct ImportCommandTests {
  private static let fixtures = "\(Project.root.path)/Tests/Fixtures/import"

  private func importFixture(_ name: String, _ workspace: Workspace, into folder: String = "new") throws
    -> Program.Result
  {
    let fixture = "\(Self.fixtures)/\(name)"
    return try workspace.run(
      "import", "\(fixture)/catalogue.json", "--logos", "\(fixture)/logos/", "--into", folder)
  }

  /// The paths of everything in a folder.
  private func paths(_ folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test(
    "the project's own catalogue, imported and built, is the same byte for byte",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let (own, market) = ("\(folder.path)/own.json", "\(folder.path)/italy")
    func generated(_ name: String) -> [String] { ["--generated", "\(folder.path)/\(name)"] }
    for arguments in [
      ["build", "--output", own, "--baseline", "catalogue/italy.json"] + generated("own"),
      ["import", own, "--logos", "catalogue/italy/logos", "--into", market],
      ["build", "--market", market, "--baseline", own] + generated("imported"),
    ] {
      let result = try Program.run([Workspace.command] + arguments)
      #expect(result.status == 0, "\(result.errors)")
    }
    let bytes = try #require(folder.bytes("own.json"))
    #expect(folder.bytes("italy.json") == bytes)
  }

  @Test("what was fixed is reported; a build accepts it, and editors find its schema")
  func repairs() throws {
    let workspace = try Workspace()
    let result = try importFixture("repairs", workspace)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("\nWrote new: 3 brands, 1 logo. Next: catalogue check --market new\n"))
    #expect(result.errors.hasSuffix("\n17 warnings\n"))
    #expect(try workspace.run("build", "--market", "new").status == 0)
    let schema = "# yaml-language-server: $schema=../../schemas/brands/brand.schema.json\n"
    let brand = String(decoding: workspace.folder.bytes("new/brands/ali.yaml") ?? [], as: UTF8.self)
    #expect(brand.hasPrefix(schema))
  }

  @Test("a byte order mark before the catalogue is no part of it")
  func byteOrderMark() throws {
    let workspace = try Workspace()
    let text = Array(#"[{"id": "pam", "name": "Pam", "colour": 1}]"#.utf8)
    try workspace.folder.write("plain.json", text)
    try workspace.folder.write("marked.json", [0xEF, 0xBB, 0xBF] + text)
    let results = try ["plain", "marked"].map {
      try workspace.run("import", "\($0).json", "--kind", "brands", "--into", "new-\($0)")
    }
    #expect(results[0].errors.contains("plain.json:1:31: "))
    #expect(results[1].errors == results[0].errors.replacingOccurrences(of: "plain", with: "marked"))
  }

  @Test("the new folder may have any name", arguments: ["x", "x/", "é", "a//b"])
  func anyName(name: String) throws {
    let workspace = try Workspace()
    #expect(try importFixture("repairs", workspace, into: name).status == 0)
    #expect(paths("\(workspace.path)/\(name)").contains("catalogue.yaml"))
  }

  @Test("the next command can be copied, whatever the folder is called")
  func nextCommand() throws {
    let workspace = try Workspace()
    let result = try importFixture("repairs", workspace, into: "new market")
    #expect(result.output.hasSuffix("Next: catalogue check --market 'new market'\n"))
  }

  @Test("an empty folder is given by its own name")
  func workingFolder() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      [Workspace.command, "import", "\(Self.fixtures)/repairs/catalogue.json", "--into", "."], in: folder.path
    )
    #expect(result.status == 1)
    #expect(result.errors == "Error: can't make the folder .: give its own name, from the folder above\n")
  }

  @Test("what is left to do exits with 100, and all the rest is written")
  func leftToDo() throws {
    let workspace = try Workspace()
    let result = try importFixture("left-to-do", workspace)
    #expect(result.status == 100)
    #expect(
      paths("\(workspace.path)/new") == [
        "brands", "brands/coin.yaml", "brands/ovs.yaml", "brands/upim.yaml", "brands/zara.yaml",
        "catalogue.yaml",
        "logos", "logos/upim.svg",
      ])
  }

  @Test("a folder with anything in it stays as it is, and an empty one is filled")
  func neverOverwrites() throws {
    let workspace = try Workspace()
    let before = paths(workspace.path)
    let result = try importFixture("repairs", workspace, into: "catalogue/italy")
    #expect((result.status, result.output) == (1, ""))
    #expect(result.errors.contains("catalogue/italy isn't empty; name a new folder"))
    #expect(paths(workspace.path) == before)
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/empty", withIntermediateDirectories: false)
    #expect(try importFixture("repairs", workspace, into: "empty/").status == 0)
  }

  @Test(
    "a folder that can't be made exits with 1 and leaves nothing",
    arguments: ["schemas/brands/brand.schema.json", "schemas/brands/brand.schema.json/new"])
  func cannotWrite(folder: String) throws {
    let workspace = try Workspace()
    let before = paths(workspace.path)
    let result = try importFixture("repairs", workspace, into: folder)
    #expect((result.status, result.output) == (1, ""))
    #expect(paths(workspace.path) == before)
  }

  @Test("nothing is read outside the folder of the logos: links and pipes in it are passed over")
  func linksAreNotFollowed() throws {
    let workspace = try Workspace()
    let logos = "\(workspace.path)/logos"
    try FileManager.default.createDirectory(atPath: logos, withIntermediateDirectories: false)
    let outside = try workspace.folder.write(
      "outside.svg", try Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/left-to-do/logos/upim.svg")))
    try FileManager.default.createSymbolicLink(atPath: "\(logos)/upim.svg", withDestinationPath: outside)
    mkfifo("\(logos)/zara.svg", 0o600)
    let json =
      #"[{"id": "upim", "name": "Upim", "logo": "upim.svg"}, {"id": "zara", "name": "Zara", "logo": "zara.svg"}]"#
    try workspace.folder.write("old.json", json.utf8)
    let result = try workspace.run("import", "old.json", "--logos", "logos", "--into", "new")
    #expect(result.status == 100)
    #expect(result.errors.contains(#"logo "upim.svg" isn't imported: file not found"#))
    #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/new/logos"))
  }

  @Test(
    "what isn't a catalogue is reported at its position, and nothing is written",
    arguments: [
      ("", "old.json:1:1: error[E101]: "),
      ("{\"brands\": 1}", "old.json:1:1: error[E601]: not a catalogue"),
      ("{\"coop\": {\"name\": \"Coop\"}}", "old.json:1:1: error[E601]: not a catalogue"),
      ("[{\"id\": \"a1\", \"id\": \"b1\"}]", "old.json:1:15: error[E101]: key \"id\" is written twice"),
      (String(repeating: "[", count: 100_000), "old.json:1:25: error[E101]: "),
    ])
  func noCatalogue(json: String, finding: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write("old.json", json.utf8)
    let result = try workspace.run("import", "old.json", "--into", "new")
    #expect((result.status, result.output) == (100, ""))
    #expect(result.errors.hasPrefix(finding), "\(result.errors.prefix(200))")
    #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/new"))
  }

  @Test("ids and logos that lead elsewhere write nothing elsewhere")
  func hostilePaths() throws {
    let workspace = try Workspace()
    let before = paths(workspace.path)
    let json = #"""
      [{"id": "../../x", "name": "Out", "logo": "../outside.svg"}, {"id": "/etc/x", "name": "Root", "logo": "/etc/passwd"},
       {"id": "a\u0000b", "name": "Nul\u0000", "category": "../c"}, {"id": "..", "name": ".."}]
      """#
    try workspace.folder.write("old.json", json.utf8)
    #expect(try workspace.run("import", "old.json", "--logos", "schemas", "--into", "new").status == 100)
    let new = paths(workspace.path).filter { !before.contains($0) }
    #expect(
      new == [
        "new", "new/brands", "new/brands/nul.yaml", "new/brands/out.yaml", "new/brands/root.yaml",
        "new/catalogue.yaml", "old.json",
      ])
  }

  @Test("findings are one JSON document for programs")
  func json() throws {
    let workspace = try Workspace()
    let fixture = "\(Self.fixtures)/left-to-do"
    let result = try workspace.run("import", "\(fixture)/catalogue.json", "--into", "new", "--format", "json")
    let root = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect((root?["findings"] as? [Any])?.isEmpty == false)
    #expect((result.status, result.errors) == (100, ""))
  }

  @Test(
    "wrong usage exits with 64, and what isn't there with 1",
    arguments: [
      (["old.json"], 64), (["--into", "new"], 64), (["old.json", "--into", ""], 64),
      (["nowhere.json", "--into", "new"], 1), (["old.json", "--logos", "nowhere", "--into", "new"], 1),
      (["old.json", "--settings", "nowhere.yaml", "--into", "new"], 1),
    ] as [([String], Int32)])
  func usage(arguments: [String], status: Int32) throws {
    let workspace = try Workspace()
    try workspace.folder.write("old.json", "[]".utf8)
    let result = try workspace.run(["import"] + arguments)
    #expect((result.status, result.output) == (status, ""))
  }
}
