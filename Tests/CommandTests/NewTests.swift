import Foundation
import TestSupport
import Testing

@Suite("catalogue new")
struct NewTests {
  private static let drawing =
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x()</script><path fill="#036" d="M0 0h9v9H0z"/></svg>"##

  private func logo(in workspace: Workspace) throws -> String {
    try workspace.folder.write("download.svg", Self.drawing.utf8)
  }

  @Test("writes a file that lacks nothing but its sources, and says what to do next")
  func file() throws {
    let workspace = try Workspace()
    let result = try workspace.run(
      "new", "volpe", "--name", "Volpe 🦊", "--category", "grocery", "--color", "#00A7E1")
    #expect(result.status == 0)
    #expect(
      result.lines == [
        "catalogue/italy/brands/volpe.yaml: written",
        "Next: fill in sources, then run catalogue check",
      ])
    let check = try workspace.run("check")
    #expect(check.errors.hasSuffix("1 error\n"))
    #expect(check.errors.contains("brands/volpe.yaml") && check.errors.contains("entry 1 of sources"))
  }

  @Test("normalises a logo, reports what was removed, and leaves its background to the person")
  func logo() throws {
    let workspace = try Workspace()
    let result = try workspace.run("new", "volpe", "--name", "Volpe", "--logo", try logo(in: workspace))
    #expect(result.status == 0)
    #expect(result.errors.contains("there is a script"))
    #expect(
      result.lines.first?.hasPrefix(
        "catalogue/italy/logos/volpe.svg: \(Self.drawing.utf8.count) bytes became") == true)
    #expect(try workspace.brand("volpe").contains("logo: volpe.svg\n"))
    #expect(try workspace.brand("volpe").contains("logoBackground: \"\"\n"))
    #expect(workspace.folder.bytes("catalogue/italy/logos/volpe.svg") != nil)
  }

  @Test("writes nothing when the logo can't be one")
  func badLogo() throws {
    let workspace = try Workspace()
    try workspace.folder.write("download.svg", "<svg".utf8)
    let result = try workspace.run("new", "volpe", "--logo", "\(workspace.path)/download.svg")
    #expect(result.status == 100)
    #expect(workspace.folder.bytes("catalogue/italy/brands/volpe.yaml") == nil)
  }

  @Test(
    "rejects what can't be a new brand with exit code 64, all reasons at once",
    arguments: [
      (["pam"], ["there is already \"pam\""]),
      (["Volpe!", "--color", "blue"], ["id \"Volpe!\" must be", "color \"blue\" must be"]),
      (
        ["--name", "Volpe & Gatto"],
        ["there is no terminal to ask on; missing: the id, which may be volpe-gatto, --category, --color"]
      ),
      (
        ["volpe", "--name", "Vol &amp; pe", "--category", "grocery", "--color", "#00A7E1"],
        [#""&amp;" is HTML"#]
      ),
      (["--name", "Pam"], ["there is no terminal to ask on; missing: the id, --category, --color"]),
      ([], ["there is no terminal to ask on; missing: the id, --name, --category, --color"]),
    ])
  func rejects(_ arguments: [String], _ reasons: [String]) throws {
    let workspace = try Workspace()
    let result = try workspace.run(["new"] + arguments)
    #expect(result.status == 64)
    for reason in reasons { #expect(result.errors.contains("Error: " + reason)) }
  }

  @Test("never writes over a logo that is there, and then writes no brand either")
  func logoIsThere() throws {
    let workspace = try Workspace()
    try workspace.folder.write("catalogue/italy/logos/volpe.svg", "mine".utf8)
    let result = try workspace.run("new", "volpe", "--logo", try logo(in: workspace))
    #expect(result.status == 1)
    #expect(result.errors.contains("catalogue/italy/logos/volpe.svg: the file exists"))
    #expect(workspace.folder.bytes("catalogue/italy/logos/volpe.svg") == Array("mine".utf8))
    #expect(workspace.folder.bytes("catalogue/italy/brands/volpe.yaml") == nil)
  }
}
