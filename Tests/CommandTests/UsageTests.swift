import Foundation
import TestSupport
import Testing

@Suite("Usage")
struct UsageTests {
  @Test(
    "wrong usage exits with 64",
    arguments: [
      ["build", "--no-such-option"], ["build", "--date", "2026-02-30"], ["build", "--jobs", "0"], ["bild"],
      ["check", "--format", "yaml"], ["rules", "E999"], ["build", "--generated", ""],
      ["logo", "normalize", "in.svg", ""], ["diff", "", "b.json"],
    ])
  func wrongUsage(arguments: [String]) async throws {
    let result = try await Workspace().run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains("Error:"))
    #expect(result.output == "")
  }

  @Test(
    "what can't be read or written exits with 1 and a sentence",
    arguments: [
      (["build", "--market", "nowhere"], "there is no folder nowhere"),
      (["build", "--schemas", "nowhere"], "can't list the folder nowhere: no such file or directory"),
      (["build", "--baseline", "nowhere.json"], "can't read nowhere.json: no such file or directory"),
      (["build", "--generated", "schemas/brands/brand.schema.json"], "schemas/brands/brand.schema.json"),
      (
        ["stats", "--output", "schemas/brands/brand.schema.json/x"],
        "schemas/brands/brand.schema.json/x: not a directory"
      ),
    ])
  func cannotRun(arguments: [String], sentence: String) async throws {
    let result = try await Workspace().run(arguments)
    #expect(result.status == 1)
    #expect(result.errors.contains(sentence), "\(result.errors)")
  }

  @Test("an argument that isn't UTF-8 is wrong usage, and nothing is written")
  func bytes() throws {
    let workspace = try Workspace()
    let command =
      "\(Program.built("catalogue")) new volpe --name \"$(printf 'Vol\\377pe')\" --category grocery"
    let result = try Program.run(["sh", "-c", command], in: workspace.path)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: argument 4 isn't UTF-8"), "\(result.errors)")
    #expect(workspace.folder.bytes("catalogue/italy/brands/volpe.yaml") == nil)
  }

  @Test("a pipe among the brand files is rejected, and not waited for")
  func pipe() async throws {
    let workspace = try Workspace()
    mkfifo("\(workspace.path)/catalogue/italy/brands/pipe.yaml", 0o600)
    let result = try await workspace.run("check")
    #expect(result.status == 1)
    #expect(result.errors.contains("can't read catalogue/italy/brands/pipe.yaml: it isn't a file"))
  }

  @Test("a closed output is an error, and findings still give 100 without the error stream")
  func closedStreams() throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "name: Pam", to: "name: 365")
    let shell = { (redirection: String) in
      try Program.run(["sh", "-c", "\(Workspace.command) check \(redirection)"], in: workspace.path).status
    }
    #expect(try shell("2>&-") == 100)
    #expect(try shell("--format json >&-") == 100)
    #expect(try shell("--format json >/dev/full") == 1)
  }

  @Test(
    "an output that can't be written is an error, whatever prints it",
    arguments: ["rules", "view", "check", "--help", "--version", "schema keywords"])
  func fullDisk(words: String) throws {
    let workspace = try Workspace()
    let result = try Program.run(
      ["sh", "-c", "\(Workspace.command) \(words) >/dev/full"], in: workspace.path)
    #expect(result.status == 1)
    #expect(result.errors == "Error: can't write the output: no space left on device\n")
  }

  @Test("help names every subcommand and the exit codes")
  func help() throws {
    let result = try Program.run([Workspace.command, "--help"])
    #expect(result.status == 0)
    for word in ["build", "check", "generate", "view", "rules", "diff", "100 findings"] {
      #expect(result.output.contains(word))
    }
  }

  @Test("nothing of a terminal's is written to a pipe")
  func noEscapes() async throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "name: Pam", to: "name: 365")
    let result = try await workspace.run("check")
    #expect(!(result.output + result.errors).utf8.contains(0x1B))
    #expect(!(result.output + result.errors).utf8.contains(0x0D))
  }

  @Test(
    "a page of docs is what the command prints",
    arguments: [
      ("RULES.md", ["rules", "--format", "markdown"]), ("LOGOS.md", ["logo", "passes"]),
      ("SCHEMA-KEYWORDS.md", ["schema", "keywords"]),
      ("FIELDS.md", ["schema", "fields", "--kind", "brands"]),
    ])
  func page(name: String, arguments: [String]) async throws {
    let printed = try await Workspace.run(arguments).output
    #expect(printed == String(decoding: try Project.bytes("docs/\(name)"), as: UTF8.self), "run make docs")
  }

  @Test(
    "italy.json is valid by its schema for Python's jsonschema too",
    .enabled(if: Python.isThere("jsonschema"), "run scripts/require jsonschema"))
  func jsonSchema() async throws {
    let workspace = try Workspace(market: "catalogue/italy")
    try await #require(try workspace.run("build").status == 0)
    let program = """
      import json, jsonschema
      schema = json.load(open("schemas/brands/published.schema.json"))
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.validate(json.load(open("catalogue/italy.json")), schema, jsonschema.Draft202012Validator)
      """
    let result = try Program.run(["python3", "-c", program], in: workspace.path)
    #expect(result.status == 0, "\(result.errors)")
  }
}
