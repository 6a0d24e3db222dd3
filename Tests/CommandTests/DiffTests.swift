import Foundation
import TestSupport
import Testing

@Suite("catalogue diff")
struct DiffTests {
  @Test("lists them in JSON, by its schema, and says nothing of them where the sources aren't named")
  func acceptedInJSON() async throws {
    let workspace = try await AcceptingSources().workspace
    let result = try await workspace.run(["diff", "--format", "json"] + AcceptingSources.arguments)
    try workspace.folder.write("difference.json", Array(result.output.utf8))
    let valid = try await workspace.run(
      "validate", "--schema", "schemas/difference.schema.json", "difference.json")
    #expect(valid.status == 0, "\(valid.errors)")
    let found = try JSONDecoder().decode(AcceptedWarnings.self, from: Data(result.output.utf8))
    #expect(found.accepted.map(\.file) == ["brands/ali.yaml", "catalogue.yaml"])
    #expect(found.noLongerAccepted.map(\.reason) == ["A hairline"])
    let plain = try await workspace.run(["diff", "--format", "json"] + AcceptingSources.arguments.prefix(2))
    #expect(!plain.output.contains("ccepted"))
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

  init() async throws {
    workspace = try Workspace()
    try await workspace.run("build")
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
