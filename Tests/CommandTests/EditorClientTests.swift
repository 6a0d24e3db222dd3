import Foundation
import StrictJSON
import TestSupport
import Testing

/// What docs/EDITORS.md says, in real editors.
@Suite("The language server in editors")
struct EditorClientTests {
  private static let page = "docs/EDITORS.md"

  /// Two brands that are formatted, of which nothing was released.
  private func workspace() async throws -> Workspace {
    let workspace = try Workspace()
    try await workspace.run("format")
    return workspace
  }

  @Test(
    "Debian's Neovim, with the lines of the page: a story from a mistake to a renamed id",
    .enabled(if: TestTier.isSlow, "make test-all runs it"), .enabled(if: Python.isThere("neovim")))
  func neovim() async throws {
    let workspace = try await workspace()
    let command = "{ \"\(Workspace.command)\", \"lsp\" }"
    let lines = try Guide(Self.page).block("Neovim: lua 1")
      .replacing("{ \"catalogue\", \"lsp\" }", with: command)
    let start = try workspace.folder.write("init.lua", lines.utf8)
    // Nothing of the person's own settings is read or written.
    let own = try TemporaryFolder()
    let names = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"]
    var environment = Dictionary(uniqueKeysWithValues: names.map { ($0, own.path) })
    environment["STORY"] = "\(own.path)/story"
    let script = Project.root.appendingPathComponent("scripts/lsp-client/story.lua").path
    let result = try Program.run(
      ["timeout", "300", "nvim", "--headless", "--clean", "-u", start, "-c", "luafile \(script)"],
      in: workspace.path, environment: environment)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      own.bytes("story").map { String(decoding: $0, as: UTF8.self) } == """
        starts the server
        sees what is broken
        takes the fix
        is told that all is well
        completes a category
        formats
        renames an id
        ends the server

        """)
  }

  @Test(
    "pygls, which checks every message against the protocol: the same story, with hover and definition",
    .enabled(if: TestTier.isSlow, "make test-all runs it"), .enabled(if: Python.isThere("lsp-client")))
  func pygls() async throws {
    let workspace = try await workspace()
    let result = try Program.run([
      "scripts/lsp-client/python", "scripts/lsp-client/story.py", Workspace.command, workspace.path,
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").last == "ends", "\(result.output)")
  }

  @Test(
    "the lines for newer Neovims can be read",
    .enabled(if: TestTier.isSlow, "make test-all runs it"), .enabled(if: Python.isThere("neovim")))
  func newNeovim() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("init.lua", try Guide(Self.page).block("Neovim: lua 0").utf8)
    let result = try Program.run(
      ["nvim", "--headless", "--clean", "-c", "lua assert(loadfile('\(file)'))", "-c", "qall"],
      environment: ["HOME": folder.path])
    #expect(result.errors == "")
  }

  @Test("the settings of other editors are JSON, and start the command", arguments: ["VS Code", "Zed"])
  func settings(editor: String) throws {
    let text = try Guide(Self.page).block("\(editor): json 0")
    let settings = try JSONReader.read(Array(text.utf8))
    #expect(settings.object != nil)
    #expect(text.contains(": \"catalogue\"") && text.contains("[\"lsp\"]"))
  }

  @Test("the settings of Helix are TOML, and start the command", .enabled(if: Python.isThere("python")))
  func helix() throws {
    let script = """
      import sys, tomllib
      server = tomllib.load(open(sys.argv[1], "rb"))["language-server"]["catalogue"]
      print(server["command"], *server["args"])
      """
    let output = try Python.run(script, input: try Guide(Self.page).block("Helix: toml 0").utf8)
    #expect(String(decoding: output, as: UTF8.self) == "catalogue lsp\n")
  }
}
