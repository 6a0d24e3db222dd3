import Foundation
import TestSupport
import Testing

@Suite("catalogue build")
struct BuildTests {
  @Test("takes the day from SOURCE_DATE_EPOCH")
  func sourceDateEpoch() async throws {
    let result = try await Workspace().run("build", environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    #expect(result.output.hasPrefix("Catalogue 2023-11-14:"))
  }

  @Test(
    "killed at any moment, leaves each file as it was or as it is to be",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func killed() async throws {
    let workspace = try Workspace(market: "Tests/Fixtures/drawn")
    try await workspace.run("build", "--date", "2026-05-31")
    var versions = try [Workspace.outputs.map { try #require(workspace.folder.bytes($0)) }]
    try workspace.edit(brand: "pam", "name: Pam", to: "name: Pam Pam")
    try await workspace.run("build", "--date", "2026-06-01")
    versions.append(try Workspace.outputs.map { try #require(workspace.folder.bytes($0)) })
    let attempts = RandomTrials.count(20)
    for attempt in 0..<attempts {
      let isOld = attempt.isMultiple(of: 2)
      try workspace.edit(
        brand: "pam", isOld ? "name: Pam Pam" : "name: Pam\n", to: isOld ? "name: Pam" : "name: Pam Pam\n")
      let command = [Workspace.command, "build", "--date", isOld ? "2026-05-31" : "2026-06-01"]
      let delay = 0.1 + 0.4 * Double(attempt) / Double(attempts)
      try Program.runAndKill(command, in: workspace.path, after: delay)
      for (index, name) in Workspace.outputs.enumerated() {
        let bytes = try #require(workspace.folder.bytes(name))
        // The version depends on what was there; the rest of the file doesn't.
        #expect(
          bytes.suffix(4000) == versions[0][index].suffix(4000)
            || bytes.suffix(4000) == versions[1][index].suffix(4000))
        #expect(versions.contains { abs($0[index].count - bytes.count) < 30 })
      }
    }
  }
}
