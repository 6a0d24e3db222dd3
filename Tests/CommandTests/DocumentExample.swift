import Foundation
import TestSupport

/// An example in docs/COMMANDS.md: commands, and what they print in a project that is made for them.
struct DocumentExample {
  static let page = "docs/COMMANDS.md"

  let block: Guide.Block

  /// The block as it has to be: its commands, each with what it prints.
  func transcript() async throws -> String {
    let workspace = try Workspace()
    try await prepare(workspace)
    let folder = URL(fileURLWithPath: Workspace.command).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try withExtendedLifetime(workspace) {
      try block.commands.map { command in
        let result = try Program.run(
          ["sh", "-c", "exec 2>&1; \(command)"], in: workspace.path,
          environment: ["PATH": "\(folder):\(path)"])
        return "$ \(command)\n\(result.output)"
      }.joined()
    }
  }

  /// Writes the example anew.
  func record(_ transcript: String) throws {
    let file = Project.root.appendingPathComponent(Self.page)
    let text = try String(contentsOf: file, encoding: .utf8)
    let recorded = text.replacingOccurrences(
      of: "```console\n\(block.text)```", with: "```console\n\(transcript)```")
    try Data(recorded.utf8).write(to: file)
  }

  /// Adds what the examples under a heading need besides the brands of the fixture.
  private func prepare(_ workspace: Workspace) async throws {
    switch block.heading {
    case "Rename or retire a brand":
      try await workspace.run("build", "--date", "2026-05-31")
    case "Check":
      try workspace.edit(brand: "pam", "category: grocery", to: "category: grocry")
      try workspace.edit(brand: "ali", "color: null", to: "color: \"#c8102e\"")
    case "Import a catalogue":
      try workspace.folder.write("old.json", Self.importedCatalogue.utf8)
      try FileManager.default.copyItem(
        atPath: "\(workspace.path)/catalogue/italy/logos", toPath: "\(workspace.path)/logos")
    case "See what changed":
      for name in ["old.json", "new.json"] {
        try workspace.folder.write(
          name, try Project.bytes("Tests/Fixtures/cases/commands/diff-pull-request/\(name)"))
      }
    case "Normalise a logo":
      try workspace.folder.write("download.svg", Self.logo.utf8)
    case "Validate other files":
      try workspace.edit(brand: "pam", "color: ", to: "colour: ")
      try workspace.folder.write("order.schema.json", Self.schema.utf8)
    default: break
    }
  }

  private static let importedCatalogue = """
    {
      "country": "FR",
      "brands": [
        {
          "id": "pam",
          "name": "Pam",
          "category": "Supermarkets",
          "color": "#165226",
          "logo": "pam.svg",
          "logoBackground": "#fff",
          "logoSource": {"url": "https://www.example.com", "licence": "PD-textlogo", "retrieved": "2026-05-31"},
          "sources": ["https://www.wikidata.org/wiki/Q105615038"]
        },
        {
          "id": "coin",
          "name": "Coin",
          "category": "supermarkets",
          "color": null,
          "logo": "coin.png",
          "sources": ["https://www.coin.it/"]
        }
      ]
    }
    """

  private static let logo = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
      <rect width="20" height="20" fill="#C8102E"/>
      <text x="2" y="14" fill="#FFFFFF">Coin</text>
    </svg>
    """

  private static let schema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "array",
      "uniqeItems": true
    }
    """
}
