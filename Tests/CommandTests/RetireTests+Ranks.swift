import TestSupport
import Testing

/// The ranks of brands that end, and of those behind them.
extension RetireTests {
  /// The market that was released, of which some brands have ranks since.
  private func released(ranks: [String: Int]) throws -> Workspace {
    let workspace = try released()
    for (id, rank) in ranks {
      let (text, line) = (try workspace.brand(id), "rank: \(rank)\n")
      // In the order of the schema.
      let group = text.firstRange(of: "group:")?.lowerBound ?? text.endIndex
      try workspace.write(brand: id, text[..<group] + line + text[group...])
    }
    return workspace
  }

  @Test("those behind a brand that ends move up a rank, and back")
  func ranks() throws {
    let workspace = try released(ranks: ["ali": 1, "pam": 2, "pom": 3])
    let before = try sources(workspace)
    #expect(try workspace.run("retire", "pam", "--closed").lines.contains { $0.hasSuffix("rank 3 became 2") })
    #expect(try check(workspace) == "")
    try workspace.run("retire", "pam", "--undo")
    #expect(try sources(workspace) == before)
  }

  @Test("a brand comes back behind those that had lower ranks, also under the names that they have now")
  func ranksOfRenamed() throws {
    let workspace = try released(ranks: ["ali": 1, "pam": 2, "pom": 3])
    try workspace.run("build", "--date", "2026-05-31")
    try workspace.run("rename", "pam", "Pim")
    let renamed = try sources(workspace)
    try workspace.run("retire", "pom", "--closed")
    #expect(try workspace.run("retire", "pom", "--undo").status == 0)
    #expect(try sources(workspace) == renamed)
  }

  @Test("a rank that another brand has too isn't free when one of them ends")
  func sharedRank() throws {
    let workspace = try released(ranks: ["ali": 1, "pam": 1, "pom": 2])
    #expect(try check(workspace).contains("error[E214]"))
    #expect(try workspace.run("retire", "pam", "--closed").status == 0)
    #expect(try check(workspace) == "")
  }
}
