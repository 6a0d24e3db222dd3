import Foundation
import TestSupport
import Testing

@Suite("The paths that people give to catalogue")
struct PathArgumentTests {
  /// A page that is written again and again never ends by itself.
  private static let program = TriedProgram(
    "catalogue", stop: { $0.contains("--watch") ? "\n" : nil }, input: input)

  /// What an editor sends, for the one command that reads something.
  private static func input(of command: String, in folder: String) -> String {
    guard command == "lsp" else { return "" }
    let uri = "file://\(folder)/catalogue/italy/brands/pam.yaml"
    return [
      #"{"id": 1, "method": "initialize", "params": {"capabilities": {}}}"#,
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "\#(uri)", "text": "id: pam"}}}"#,
      #"{"id": 2, "method": "textDocument/hover", "params": {"textDocument": {"uri": "\#(uri)"}, "position": {"line": 0, "character": 1}}}"#,
      #"{"id": 3, "method": "shutdown"}"#, #"{"method": "exit"}"#,
    ].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private static let trials = [
    PathTrial("new", "volpe --name Volpe --category grocery --color #00A7E1"),
    PathTrial("rename", "pam Pim", changed: ["catalogue/italy/"]),
    PathTrial("retire", "pam --closed", changed: ["catalogue/italy/"]),
    PathTrial("rank", "pam 1", changed: ["catalogue/italy/"]),
    PathTrial("init", "new --kind brands"),
    PathTrial("kind new", "recipes --schemas schemas"),
    PathTrial("check"),
    PathTrial("format", changed: ["catalogue/italy/brands/"]),
    PathTrial("preview", replaced: ["--watch"], changed: ["Generated/"]),
    PathTrial("build", "--date 2026-05-31", changed: ["Generated/", "catalogue/italy.json"]),
    PathTrial("diff", "catalogue/italy.json catalogue/italy.json"),
    PathTrial("stats", "--update page.md", changed: ["page.md"]),
    PathTrial("import", "own.json --logos catalogue/italy/logos --into new"),
    PathTrial("rules"),
    PathTrial(
      "logo normalize", "catalogue/italy/logos/pam.svg out.svg", replaced: ["<out>"], followed: ["<out>"]),
    PathTrial("logo passes"),
    PathTrial(
      "generate", "catalogue/italy.json --output Brands.swift --template Brands.swift.mustache",
      replaced: ["--output"]),
    PathTrial("view", "--json"),
    PathTrial("validate", "--schema schemas/brands/brand.schema.json catalogue/italy/brands/pam.yaml"),
    PathTrial("schema check", "schemas/brands/brand.schema.json"),
    PathTrial("schema fields"),
    PathTrial("schema keywords"),
    PathTrial("schema published"),
    PathTrial("schema export", changed: ["Generated/"]),
    PathTrial("lsp"),
  ]

  @Test("every argument is known to be a path or something else")
  func known() throws { #expect(try Self.program.unknownArguments() == []) }

  @Test("every command is tried")
  func complete() throws { #expect(try Self.program.commands(besides: Self.trials) == []) }

  @Test(
    "end in a result or in words, and never cost a person a file",
    .enabled(if: TestTier.isSlow, "make test-all runs it"), .enabled(if: program.isTestable),
    arguments: trials)
  func paths(trial: PathTrial) async throws {
    let workspace = try Workspace()
    try FileManager.default.copyItem(
      atPath: "\(Project.root.path)/preview", toPath: "\(workspace.path)/preview")
    try workspace.folder.write("page.md", "<!-- statistics -->\n<!-- /statistics -->\n".utf8)
    try workspace.folder.write(
      "own.json",
      #"{"country": "IT", "brands": [{"id": "sole", "name": "Sole", "category": "grocery", "sources": ["https://a.example/"]}]}"#
        .utf8)
    try await workspace.run("build", "--date", "2026-05-31")
    let problems = try withExtendedLifetime(workspace) {
      try trial.problems(of: Self.program, in: workspace.path)
    }
    #expect(problems == [])
  }
}
