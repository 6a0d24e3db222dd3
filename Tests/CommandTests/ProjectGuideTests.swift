import Foundation
import TestSupport
import Testing

/// What README.md and docs/PULL-REQUESTS.md tell to do in a clone, done in a small one.
@Suite(
  "The guides for a clone", .enabled(if: Workflow.hasRunnersPrograms, "run scripts/require jq"))
struct ProjectGuideTests {
  private let run: WorkflowRun

  init() async throws { run = try await WorkflowRun() }

  /// Runs the commands of a page's only block.
  private func follow(_ page: String, _ edits: [String: String] = [:]) throws {
    let block = try #require(try Guide(page).blocks.first)
    for command in block.commands {
      let line = edits.reduce(command) { $0.replacing($1.key, with: $1.value) }
      let result = try run.shell(line)
      #expect(result.status == 0, "\(line): \(result.output)\(result.errors)")
    }
  }

  @Test("README.md's first commands write what its table lists of brands")
  func firstResult() throws {
    let symbol = "catalogue/italy/symbols/grocery.svg"
    try run.workspace.folder.write(symbol, try Project.bytes(symbol))
    try follow(
      "README.md", ["git clone <this repository> brand-catalogue && cd brand-catalogue": "git status"])
    let page = String(decoding: try Project.bytes("README.md"), as: UTF8.self)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `Generated/") }
    try #require(rows.count == 9)
    // The other kinds aren't in this clone.
    for row in rows where !row.contains("Generated/activities") && !row.contains("Generated/vocabulary") {
      let path = try #require(row.firstMatch(of: /Generated\/[^`<]*/)).output
      #expect(FileManager.default.fileExists(atPath: "\(run.workspace.path)/\(path)"), "\(path)")
    }
  }

  @Test("docs/PULL-REQUESTS.md's commands check a clone as the workflow does")
  func pullRequest() throws {
    try run.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try run.workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    try run.commit("head")
    try follow("docs/PULL-REQUESTS.md")
    for name in ["catalogue.sarif", "difference.md", "difference/italy.json"] {
      #expect(run.workspace.folder.bytes("report/\(name)") != nil, "\(name)")
    }
  }
}
