import Foundation
import TestSupport
import Testing

@Suite("catalogue diff")
struct DiffTests {
  private static let folder = "\(Project.root.path)/Tests/Fixtures/differences"

  private func diff(_ fixture: String, _ arguments: String..., input: String? = nil) throws -> Program.Result
  {
    let words = ["diff"] + (arguments.isEmpty ? ["old.json", "new.json"] : arguments)
    let line = ([Workspace.command] + words).map { "'\($0)'" }.joined(separator: " ")
    return try Program.run(
      ["sh", "-c", input.map { "\($0) | \(line)" } ?? line], in: "\(Self.folder)/\(fixture)")
  }

  private func expected(_ fixture: String, _ ending: String) throws -> String {
    try String(contentsOfFile: "\(Self.folder)/\(fixture)/expected.\(ending)", encoding: .utf8)
  }

  @Test("prints to the output, and exits with 100 when apps break")
  func breaking() throws {
    let result = try diff("pull-request")
    #expect((result.status, result.errors) == (100, ""))
    #expect(result.output == (try expected("pull-request", "txt")))
  }

  @Test("exits with 0 where nothing breaks, whatever changed", arguments: ["another-day", "odd-names"])
  func clean(fixture: String) throws {
    let result = try diff(fixture)
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test("prints Markdown and JSON", arguments: [("markdown", "md"), ("json", "json")])
  func formats(name: String, ending: String) throws {
    let result = try diff("pull-request", "--format", name, "old.json", "new.json")
    #expect(result.status == 100)
    #expect(result.output == (try expected("pull-request", ending)))
  }

  @Test(
    "takes either catalogue from a pipe, such as git show",
    arguments: [("-", "new.json", "old"), ("old.json", "-", "new")])
  func pipe(old: String, new: String, piped: String) throws {
    let result = try diff("pull-request", old, new, input: "cat \(piped).json")
    #expect(result.status == 100)
    #expect(result.output == (try expected("pull-request", "txt")))
  }

  @Test(
    "what isn't a catalogue exits with 1 and says where",
    arguments: [
      ("/dev/null", "can't read /dev/null: it isn't a file"),
      ("nowhere.json", "can't read nowhere.json: no such file or directory"),
      ("expected.txt", "expected.txt:1:1: "),
      (
        "expected.json",
        "expected.json: this isn't a catalogue: it has no entries and doesn't say which release it is"
      ),
    ])
  func unreadable(path: String, sentence: String) throws {
    let result = try diff("pull-request", "old.json", path)
    #expect((result.status, result.output) == (1, ""))
    #expect(result.errors.contains(sentence), "\(result.errors)")
  }

  @Test("catalogues of two kinds aren't compared")
  func kinds() throws {
    let result = try diff("pull-request", "old.json", "\(Project.root.path)/catalogue/vocabulary.json")
    #expect((result.status, result.output) == (1, ""))
    #expect(result.errors.hasPrefix("Error: these are catalogues of two kinds: old.json has brands, and "))
    #expect(
      result.errors.hasSuffix("vocabulary.json has pathways, units, lessons, words, roots\n"),
      "\(result.errors)")
  }

  @Test("an empty pipe exits with 1")
  func emptyPipe() throws {
    let result = try diff("pull-request", "-", "new.json", input: "true")
    #expect((result.status, result.output) == (1, ""))
    #expect(result.errors.contains("the standard input:1:1: "), "\(result.errors)")
  }

  @Test(
    "wrong usage exits with 64",
    arguments: [
      ["-", "-"], ["old.json"], ["old.json", "new.json", "new.json"],
      ["--format", "yaml", "old.json", "new.json"],
      ["--old-logos", ".", "old.json", "new.json"],
      ["--old-logo-address", "https://a", "old.json", "new.json"],
      ["--old-logo-address", "http://a", "--new-logo-address", "https://a", "old.json", "new.json"],
    ])
  func usage(arguments: [String]) throws {
    let result = try Program.run([Workspace.command, "diff"] + arguments, in: "\(Self.folder)/pull-request")
    #expect(result.status == 64)
    #expect(result.output == "")
  }

  /// The fixture's catalogues, compared in a folder above which there are no schemas.
  private func diffElsewhere(_ options: String...) throws -> Program.Result {
    let folder = try TemporaryFolder()
    let catalogues = ["old", "new"].map { "\(Self.folder)/pull-request/\($0).json" }
    return try Program.run([Workspace.command, "diff"] + options + catalogues, in: folder.path)
  }

  @Test("outside of a project it knows the fields by --schemas")
  func givenSchemas() throws {
    let result = try diffElsewhere("--schemas", "\(Project.root.path)/schemas")
    #expect(result.output == (try expected("pull-request", "txt")))
  }

  @Test("without a schema it compares lists of records as a whole, and says so")
  func noSchemas() throws {
    let result = try diffElsewhere()
    #expect(result.status == 100)
    #expect(result.errors.hasPrefix("note: lists of records are compared as a whole"))
    #expect(try diffElsewhere("--quiet").errors == "")
    #expect(result.output.contains(#"programmes: added {"name":"Più Coop","kind":"points"}"#))
  }

  @Test(
    "a catalogue from before this tool is compared, and what it lacks is named, with what isn't of this tool's form"
  )
  func older() throws {
    let result = try diff("before-this-tool")
    #expect(result.status == 0)
    #expect(result.output == (try expected("before-this-tool", "txt")))
    #expect(
      result.errors.split(separator: "\n") == [
        "note: old.json has no schemaVersion, no revision: they count as null",
        "note: old.json:2:14: version isn't a day such as 2026-05-31, and counts as null",
        "note: old.json lacks fields of the newer catalogue, at least in places; they count as null: brandCount, brands.aliases, brands.initials, brands.initialsBackground, brands.initialsColor, brands.keywords, country, tombstones",
      ])
    #expect(try diff("before-this-tool", "--quiet", "old.json", "new.json").errors == "")
  }

  @Test("content that changed under the same version is said, and breaks nothing")
  func sameVersion() throws {
    let result = try diff("same-version")
    #expect((result.status, result.errors) == (0, ""))
    #expect(result.output.contains("the content changed under 2026-05-31"))
    #expect(try !diff("another-day").output.contains("the content changed under"))
  }

  @Test(
    "what has neither entries nor a version isn't a catalogue", arguments: [("{}", ": "), ("[]", ":1:1: ")])
  func nothing(text: String, position: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.json", text.utf8)
    let result = try diff("pull-request", "old.json", path)
    #expect((result.status, result.output) == (1, ""))
    #expect(result.errors.contains("x.json\(position)this isn't a catalogue"), "\(result.errors)")
  }

  @Test("a list of entries alone is a catalogue, and so is one whose version has another form")
  func lists() throws {
    let folder = try TemporaryFolder()
    let entry = { (name: String) in #"[{"id": "pam", "name": "\#(name)"}]"# }
    let list = try folder.write("list.json", entry("Pam").utf8)
    let older = try folder.write("older.json", #"{"version": "1.2", "brands": \#(entry("Pim"))}"#.utf8)
    let newer = try folder.write("newer.json", #"{"version": 3, "brands": \#(entry("Pom"))}"#.utf8)
    for (old, new, change) in [
      (list, newer, #"name: "Pam" → "Pom""#), (newer, list, #"name: "Pom" → "Pam""#),
      (older, newer, #"name: "Pim" → "Pom""#),
    ] {
      let result = try diff("pull-request", old, new)
      #expect(result.status == 0, "\(result.output)\(result.errors)")
      #expect(result.output.contains(change), "\(result.output)")
    }
    let refused = try diff("pull-request", list, try folder.write("numbers.json", "[1]".utf8))
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(
        "numbers.json:1:1: this isn't a catalogue: it must be a JSON object, or a list of entries"))
  }

  @Test(
    "a list without entries is reported as such",
    arguments: [("[]", "1:1"), ("[ ]\n", "1:1"), ("\n  [\n]", "2:3")])
  func emptyList(json: String, position: String) throws {
    let folder = try TemporaryFolder()
    let empty = try folder.write("empty.json", json.utf8)
    let result = try diff("pull-request", empty, empty)
    #expect((result.status, result.output) == (1, ""))
    #expect(
      result.errors.hasSuffix(
        "empty.json:\(position): this isn't a catalogue: the list has no entries, and doesn't say which release it is\n"
      ))
  }

  @Test("a folder without the entry schema exits with 1")
  func wrongSchemas() throws {
    let result = try diff("pull-request", "--schemas", "nowhere", "old.json", "new.json")
    #expect((result.status, result.output) == (1, ""))
    #expect(result.errors == "Error: can't list the folder nowhere: no such file or directory\n")
  }

  @Test("a schema that can't be read is reported with its position")
  func brokenSchema() throws {
    let schemas = try TemporaryFolder()
    try schemas.write("brands/brand.schema.json", #"{"properties": {}, "additionalProperties": false}"#.utf8)
    try schemas.write("brands/kind.yaml", try Project.bytes("schemas/brands/kind.yaml"))
    let result = try diffElsewhere("--schemas", schemas.path)
    #expect((result.status, result.output) == (100, ""))
    #expect(result.errors.contains("brand.schema.json:1:1: error[E502]: no property has \"x-id\": true"))
  }

  /// Two folders with a logo of carrefour and coop, of which coop's differs.
  private func logoFolders() throws -> (old: TemporaryFolder, new: TemporaryFolder) {
    let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
    for (folder, drawing) in [(old, "<svg/>"), (new, "<svg></svg>")] {
      try folder.write("carrefour.svg", "<svg/>".utf8)
      try folder.write("coop.svg", drawing.utf8)
    }
    return (old, new)
  }

  @Test("lists redrawn logos, given both logo folders")
  func logos() throws {
    let (old, new) = try logoFolders()
    let result = try diff(
      "pull-request", "--old-logos", old.path, "--new-logos", "\(new.path)/", "old.json", "new.json")
    let lines = result.output.split(separator: "\n").filter { $0.hasSuffix(": redrawn") }
    #expect(lines == ["  Coop (coop): redrawn"])
  }

  @Test(
    "shows logos before and after in Markdown, given their addresses: new, gone and redrawn")
  func pictures() throws {
    let (old, new) = try logoFolders()
    let result = try diff(
      "pull-request", "--format", "markdown", "--old-logos", old.path, "--new-logos", new.path,
      "--old-logo-address", "https://example.com/1", "--new-logo-address", "https://example.com/2",
      "old.json",
      "new.json")
    let lines = result.output.split(separator: "\n").drop { $0 != "### Logos, before and after" }.dropFirst()
    let coop = { (folder: Int, side: String) in
      "<img src=\"https://example.com/\(folder)/coop.svg\" width=\"96\" alt=\"\(side)\">"
    }
    #expect(lines.contains("- Coop (`coop`): \(coop(1, "before")) → \(coop(2, "after"))"))
    #expect(!lines.contains { $0.contains("Carrefour") })
  }

  @Test("a logo that isn't in its folder exits with 1")
  func missingLogo() throws {
    let (old, new) = try logoFolders()
    try FileManager.default.removeItem(atPath: "\(old.path)/coop.svg")
    let result = try diff(
      "pull-request", "--old-logos", old.path, "--new-logos", new.path, "old.json", "new.json")
    #expect((result.status, result.output) == (1, ""))
    #expect(result.errors.contains("coop.svg: no such file or directory"), "\(result.errors)")
  }

  @Test(
    "lists the warnings that the source files accept now, and those that they did",
    arguments: [
      (
        "text",
        """

        Accepted warnings
          brands/ali.yaml accepts W219: New & <b>thin</b>
          catalogue.yaml accepts W502: Soon

        No longer accepted
          brands/pam.yaml accepts W219: A hairline

        """
      ),
      (
        "markdown",
        """

        ### Accepted warnings

        - `brands/ali.yaml` accepts `W219`: New & \\<b\\>thin\\</b\\>
        - `catalogue.yaml` accepts `W502`: Soon

        ### No longer accepted

        - `brands/pam.yaml` accepts `W219`: A hairline

        """
      ),
    ])
  func accepted(format: String, expected: String) throws {
    let workspace = try AcceptingSources().workspace
    let result = try workspace.run(["diff", "--format", format] + AcceptingSources.arguments)
    #expect((result.status, result.errors) == (0, ""))
    #expect(result.output.hasSuffix("nothing changed\n" + expected))
  }

  @Test("lists them in JSON, by its schema, and says nothing of them where the sources aren't named")
  func acceptedInJSON() throws {
    let workspace = try AcceptingSources().workspace
    let result = try workspace.run(["diff", "--format", "json"] + AcceptingSources.arguments)
    try workspace.folder.write("difference.json", Array(result.output.utf8))
    let valid = try workspace.run("validate", "--schema", "schemas/difference.schema.json", "difference.json")
    #expect(valid.status == 0, "\(valid.errors)")
    let found = try JSONDecoder().decode(AcceptedWarnings.self, from: Data(result.output.utf8))
    #expect(found.accepted.map(\.file) == ["brands/ali.yaml", "catalogue.yaml"])
    #expect(found.noLongerAccepted.map(\.reason) == ["A hairline"])
    let plain = try workspace.run(["diff", "--format", "json"] + AcceptingSources.arguments.prefix(2))
    #expect(!plain.output.contains("ccepted"))
  }

  @Test(
    "reports what it can't read of them, and compares nothing then",
    arguments: [
      ("before/brands/pam.yaml", "name: [Pam\n", "before/brands/pam.yaml:2:1: error[E101]: "),
      ("catalogue/italy/brands/ali.yaml", "- ali\n", "catalogue/italy/brands/ali.yaml:1:1: error[E102]: "),
      (
        "catalogue/italy/brands/ali.yaml", "id: ali\naccepted:\n  - rule: W219\n",
        "catalogue/italy/brands/ali.yaml:3:5: error[E102]: "
      ),
    ])
  func unreadable(file: String, text: String, reported: String) throws {
    let workspace = try AcceptingSources().workspace
    try workspace.folder.write(file, text.utf8)
    let result = try workspace.run(["diff"] + AcceptingSources.arguments)
    #expect((result.status, result.output) == (100, ""))
    #expect(result.errors.hasPrefix(reported), "\(result.errors)")
    #expect(result.errors.hasSuffix("\n1 error\n"), "\(result.errors)")
  }
}

/// What the JSON format says of accepted warnings.
private struct AcceptedWarnings: Decodable {
  struct Warning: Decodable { let file, rule, reason: String }
  let accepted: [Warning]
  let noLongerAccepted: [Warning]
}

/// A catalogue and another copy of its sources, which accept other warnings.
private struct AcceptingSources {
  let workspace: Workspace
  static let arguments = [
    "catalogue/italy.json", "catalogue/italy.json", "--old-sources", "before", "--new-sources",
    "catalogue/italy/",
  ]

  init() throws {
    workspace = try Workspace()
    try workspace.run("build")
    let sources = "\(workspace.path)/catalogue/italy"
    try FileManager.default.copyItem(atPath: sources, toPath: "\(workspace.path)/before")
    try add("W219", "A hairline", to: "before/brands/pam.yaml")
    try add("W219", "\"New & <b>thin</b>\"", to: "catalogue/italy/brands/ali.yaml")
    try add("W502", "Soon", to: "catalogue/italy/catalogue.yaml")
  }

  private func add(_ rule: String, _ reason: String, to file: String) throws {
    let path = "\(workspace.path)/\(file)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data((text + "accepted:\n  - rule: \(rule)\n    reason: \(reason)\n").utf8)
      .write(to: URL(fileURLWithPath: path))
  }
}
