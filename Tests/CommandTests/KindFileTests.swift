import Foundation
import TestSupport
import Testing

@Suite("A kind.yaml that can't be read, in every command that reads it")
struct KindFileTests {
  static let commands = [
    "build", "check", "preview", "stats", "format", "format --check", "new volpi --name Volpi",
    "generate catalogue/italy.json --output Brands.ts", "view", "import catalogue/italy.json --into imported",
    "schema fields", "schema published", "diff catalogue/italy.json catalogue/italy.json",
  ]

  /// A project that was built, with the preview's page.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try FileManager.default.copyItem(
      atPath: Project.root.appendingPathComponent("preview").path, toPath: "\(workspace.path)/preview")
    try #require(try workspace.run("build").status == 0)
    return workspace
  }

  @Test("is reported with its position, and nothing is written")
  func mistake() throws {
    let workspace = try workspace()
    let collections = "collections:\n  brands:\n    entry: brand\n"
    try workspace.folder.write(
      "schemas/kind.yaml", (collections + "behaviours:\n  rank:\n    rank: rank\n").utf8)
    let before = try workspace.outputs()
    for command in Self.commands {
      let result = try workspace.run(command.split(separator: " ").map(String.init))
      #expect(result.status == 100, "\(command): \(result.errors)")
      #expect(
        result.errors.contains(
          "schemas/kind.yaml:5:3: error[E502]: \"behaviours\" has no \"rank\"; did you mean \"ranks\"?"),
        "\(command)")
      #expect(try workspace.outputs() == before, "\(command)")
    }
  }

  @Test("isn't there: every command says so")
  func missing() throws {
    let workspace = try workspace()
    try FileManager.default.removeItem(atPath: "\(workspace.path)/schemas/kind.yaml")
    for command in Self.commands {
      let result = try workspace.run(command.split(separator: " ").map(String.init))
      #expect(result.status == 1, "\(command)")
      #expect(
        result.errors == "Error: can't read schemas/kind.yaml: no such file or directory\n", "\(command)")
    }
  }
}
