import Foundation
import TestSupport
import Testing

/// docs/KINDS.md, followed from a folder that has nothing but the schema of `catalogue.yaml` and the templates.
@Suite("The guide to other kinds")
struct KindGuideTests {
  private let guide: Guide
  private let folder: TemporaryFolder

  init() throws {
    guide = try Guide("docs/KINDS.md")
    folder = try TemporaryFolder()
    try folder.write("schemas/catalogue.schema.json", try Project.bytes("schemas/catalogue.schema.json"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/templates",
      withDestinationPath: Project.root.appendingPathComponent("templates").path)
  }

  private func write(_ path: String, _ block: String) throws {
    try folder.write(path, try guide.block(block).utf8)
  }

  private func run(_ arguments: String...) async throws -> Program.Result {
    try await Workspace.run(arguments, in: folder.path)
  }

  /// Writes the files of the page as far as the first entry.
  private func begin() throws {
    try write("schemas/games/kind.yaml", "The kind: yaml 0")
    try write("schemas/games/words/slang.txt", "The kind: text 0")
    try write("schemas/games/rule-set.schema.json", "The fields: json 0")
    try write("catalogue/games/catalogue.yaml", "The catalogue: yaml 0")
    try write("catalogue/games/rule-sets/classic.yaml", "The catalogue: yaml 1")
  }

  /// Runs the commands of a block, and compares what they print.
  private func follow(_ name: String) throws {
    let block = try #require(guide.blocks.first { $0.name == name })
    let lines = block.text.split(separator: "\n").map(String.init)
    let script = "catalogue() { '\(Program.built("catalogue"))' \"$@\"; }\n"
    var printed: [String] = []
    for command in block.commands {
      let dated = command.contains(" new ") ? command : command + " --date 2026-05-31"
      let result = try Program.run(["sh", "-ec", script + dated], in: folder.path)
      #expect(result.errors == "", "\(command)")
      printed += ["$ \(command)"] + result.lines
    }
    #expect(printed == lines)
  }

  /// Follows the page up to the code.
  private func build() throws {
    try begin()
    try follow("The catalogue: console 0")
    try write("catalogue/games/rule-sets/short.yaml", "The catalogue: yaml 2")
    try follow("The catalogue: console 1")
  }

  @Test("its commands print what it says, and its files are formatted")
  func commands() async throws {
    try build()
    let schema = try await run("schema", "check", "schemas/games/rule-set.schema.json")
    #expect((schema.status, schema.errors) == (0, ""))
    let formatted = try await run("format", "--check", "--market", "catalogue/games")
    #expect((formatted.status, formatted.errors) == (0, ""))
  }

  @Test("its names in English are the headings of the preview, and found in differences")
  func names() async throws {
    try build()
    let page = Project.root.appendingPathComponent("preview").path
    let preview = try await run("preview", "--market", "catalogue/games", "--page", page)
    try #require(preview.status == 0, "\(preview.errors)")
    let html = String(decoding: folder.bytes("Generated/preview/index.html") ?? [], as: UTF8.self)
    #expect(html.contains(#""name":"Short game""#))
    let short = "catalogue/games/rule-sets/short.yaml"
    let text = String(decoding: try #require(folder.bytes(short)), as: UTF8.self)
    try folder.write(short, text.replacing("Short game", with: "Shorter game").utf8)
    #expect(try await run("build", "--market", "catalogue/games", "--output", "new.json").status == 0)
    let difference = try await run("diff", "catalogue/games.json", "new.json")
    #expect(
      difference.lines.contains(#"  Shorter game (short): name.en: "Short game" → "Shorter game""#),
      "\(difference.lines)")
  }

  @Test("its published catalogue gives the same code as its sources", arguments: ["swift", "kt", "ts"])
  func generated(ending: String) async throws {
    try build()
    let result = try await run("generate", "catalogue/games.json", "--output", "App/RuleSets.\(ending)")
    #expect((result.status, result.errors) == (0, ""))
    #expect(folder.bytes("App/RuleSets.\(ending)") == folder.bytes("Generated/RuleSets.\(ending)"))
  }

  @Test("settings that its kind has no use for are unknown")
  func unusedSettings() async throws {
    try build()
    let settings = "catalogue/games/catalogue.yaml"
    let text = String(decoding: try #require(folder.bytes(settings)), as: UTF8.self)
    try folder.write(settings, (text + "country: IT\n").utf8)
    let result = try await run("check", "--market", "catalogue/games")
    #expect(result.status == 100)
    #expect(result.errors.contains("\(settings):4:1: error[E103]: unknown field \"country\""))
  }

  @Test("what it asks of all entries together is checked")
  func counts() async throws {
    try build()
    let short = "catalogue/games/rule-sets/short.yaml"
    let text = String(decoding: try #require(folder.bytes(short)), as: UTF8.self)
    try folder.write(
      short,
      text.replacing("targetScore", with: "standard: true\ntargetScore").replacing(
        "a break", with: "a rage quit"
      ).utf8)
    let result = try await run("check", "--market", "catalogue/games")
    #expect(result.status == 100)
    #expect(
      result.errors.contains(
        "schemas/games/kind.yaml:15:14: error[E703]: there are 2 rule sets with standard true"))
    #expect(result.errors.contains("\(short):5:20: error[E706]: \"rage quit\" is in the word list slang"))
  }

  @Test("its lines in Swift say so")
  func swift() throws {
    try build()
    let main = try folder.write("main.swift", try guide.block("In apps: swift 0").utf8)
    let program = "\(folder.path)/program"
    let compiled = try Program.run([
      "swiftc", "-swift-version", "6", "-warnings-as-errors", main, "\(folder.path)/Generated/RuleSets.swift",
      "-o",
      program,
    ])
    try #require(compiled.status == 0, "\(compiled.errors)")
    #expect(try Program.run([program]).lines == ["Classic 50 25", #"["Short game"]"#, "Fifty! You won."])
  }

  @Test("its pages are written, one for each rule set")
  func pages() async throws {
    try build()
    let settings = String(
      decoding: try #require(folder.bytes("catalogue/games/catalogue.yaml")), as: UTF8.self)
    let outputs = try guide.block("A file for each entry: yaml 0")
    try folder.write("catalogue/games/catalogue.yaml", (settings + outputs).utf8)
    try FileManager.default.removeItem(atPath: "\(folder.path)/templates")
    try write("templates/Page.html.mustache", "A file for each entry: mustache 0")
    let built = try await run("build", "--market", "catalogue/games", "--output", "games.json")
    try #require(built.status == 0, "\(built.errors)")
    let page = String(decoding: folder.bytes("Generated/pages/classic.html") ?? [], as: UTF8.self)
    #expect(
      page == "<h1>Classic</h1>\n<p>To 50 points, and back to 25 from above.</p>\n<p>Fifty! You won.</p>\n")
    #expect(folder.bytes("Generated/pages/short.html") != nil)
  }

  @Test("a file that an entry names is published as it says")
  func files() async throws {
    try build()
    try edit("schemas/games/kind.yaml", "words:\n", try guide.block("Files: yaml 0") + "words:\n")
    let field = #""audio": { "title": "Start", "x-asset": "audio", "type": "string" }, "standard": {"#
    try edit("schemas/games/rule-set.schema.json", #""standard": {"#, field)
    try edit("catalogue/games/rule-sets/classic.yaml", "standard:", "audio: start.m4a\nstandard:")
    try folder.write("catalogue/games/audio/start.m4a", [UInt8](repeating: 7, count: 3000))
    let built = try await run("build", "--market", "catalogue/games", "--output", "games.json")
    try #require(built.status == 0, "\(built.errors)")
    let catalogue = String(decoding: folder.bytes("games.json") ?? [], as: UTF8.self)
    let found = try #require(catalogue.firstMatch(of: /"audio": \{[^}]*\}/)).output
    let form = { (text: String) in
      text.replacing(/"sha256": "[^"]*"/, with: "DIGEST").filter { !$0.isWhitespace }
    }
    #expect(form(String(found)) == form(try guide.block("Files: json 0")))
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try #require(folder.bytes(path)), as: UTF8.self)
    try #require(text.contains(old), "\(path)")
    try folder.write(path, text.replacing(old, with: new).utf8)
  }

  @Test("its app that is updated over the air compiles")
  func overTheAir() throws {
    try build()
    let block = try #require(guide.blocks.first { $0.name == "Over the air: sh 0" })
    let script = "catalogue() { '\(Program.built("catalogue"))' \"$@\"; }\n" + block.text
    let generated = try Program.run(["sh", "-ec", script], in: folder.path)
    try #require(generated.status == 0, "\(generated.errors)")
    try write("App.swift", "Over the air: swift 0")
    let checked = try Program.run(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-typecheck",
        "RuleSets.swift", "App.swift",
      ] + BuiltLibrary.searchPaths, in: folder.path)
    #expect(checked.status == 0, "\(checked.errors)")
  }

  @Test(
    "its lines in Kotlin say so", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: Program.isThere("kotlin2") || Project.isCI, "run scripts/require kotlin2"))
  func kotlin() throws {
    try build()
    let main = try folder.write("Main.kt", try guide.block("In apps: kotlin 0").utf8)
    let result = try Program.run(["scripts/kotlin-run", "2", main, "\(folder.path)/Generated/RuleSets.kt"])
    #expect(result.lines == ["Classic 50 25", "[Short game]", "Fifty! You won."], "\(result.errors)")
  }

  @Test(
    "its lines in TypeScript say so",
    .enabled(
      if: Program.isThere("node") && Program.isThere("typescript") || Project.isCI,
      "run scripts/require node typescript"))
  func typeScript() throws {
    try build()
    let console = "declare const console: { log(...values: unknown[]): void };\n"
    try folder.write("Generated/main.ts", (console + (try guide.block("In apps: ts 0"))).utf8)
    let compiled = try Program.run(["scripts/typescript-run", "--compile", folder.path])
    try #require(compiled.status == 0, "\(compiled.errors)")
    let result = try Program.run(["node", "\(folder.path)/Generated/main.js"])
    #expect(result.lines == ["Classic 50 25", "[ 'Short game' ]", "Fifty! You won."])
  }
}
