import TestSupport
import Testing

@Suite("catalogue rank")
struct RankTests {
  /// A market with five brands, the first three of which have the ranks of their places.
  private func market(ranks: [String: Int] = ["aaa": 1, "bbb": 2, "ccc": 3]) throws -> Workspace {
    let workspace = try Workspace()
    for id in ["aaa", "bbb", "ccc", "ddd", "eee"] {
      let rank = ranks[id].map { "rank: \($0)  # as asked\n" } ?? ""
      let name = String(repeating: id.uppercased(), count: 2)
      let text = try workspace.brand("ali").replacing("ali", with: id).replacing("Alì", with: name)
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("rank:") }.joined(separator: "\n")
      try workspace.write(brand: id, lines + "\n" + rank)
    }
    try workspace.write(
      brand: "pam",
      workspace.brand("pam").split(separator: "\n").filter { !$0.hasPrefix("rank:") }
        .joined(separator: "\n") + "\n")
    try workspace.run("format")
    return workspace
  }

  private func ranks(_ workspace: Workspace) throws -> [String: Int] {
    var ranks: [String: Int] = [:]
    for id in ["aaa", "bbb", "ccc", "ddd", "eee"] {
      let line = try workspace.brand(id).firstMatch(of: /(?m)^rank: ([0-9]+)/)
      ranks[id] = line.flatMap { Int($0.1) }
    }
    return ranks
  }

  @Test(
    "gives a brand a rank, and the others those around it",
    arguments: [
      (["ddd", "1"], ["ddd": 1, "aaa": 2, "bbb": 3, "ccc": 4]),
      (["ddd", "2"], ["aaa": 1, "ddd": 2, "bbb": 3, "ccc": 4]),
      (["ddd", "4"], ["aaa": 1, "bbb": 2, "ccc": 3, "ddd": 4]),
      (["aaa", "3"], ["bbb": 1, "ccc": 2, "aaa": 3]), (["ccc", "1"], ["ccc": 1, "aaa": 2, "bbb": 3]),
      (["aaa", "--none"], ["bbb": 1, "ccc": 2]), (["ccc", "--none"], ["aaa": 1, "bbb": 2]),
    ])
  func moves(arguments: [String], expected: [String: Int]) throws {
    let workspace = try market()
    let result = try workspace.run(["rank"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try ranks(workspace) == expected)
    #expect(try workspace.run("check").errors.contains("E214") == false)
    #expect(try workspace.run("format", "--check").status == 0)
  }

  @Test("changes the rank's line alone, and says what it changed")
  func lines() throws {
    let workspace = try market()
    let before = try workspace.brand("ccc")
    let result = try workspace.run("rank", "ddd", "3")
    #expect(
      result.output == """
        catalogue/italy/brands/ddd.yaml: rank 3
        catalogue/italy/brands/ccc.yaml: rank 3 became 4
        Next: run catalogue check

        """)
    #expect(
      try workspace.brand("ccc") == before.replacing("rank: 3  # as asked", with: "rank: 4  # as asked"))
  }

  @Test(
    "closes gaps, and gives brands that share a rank one each",
    arguments: [
      (["aaa": 1, "bbb": 3, "ccc": 4], ["bbb", "2"], ["aaa": 1, "bbb": 2, "ccc": 3]),
      (["aaa": 2, "bbb": 2, "ccc": 9], ["bbb", "1"], ["bbb": 1, "aaa": 2, "ccc": 3]),
      (["aaa": 1, "bbb": 1], ["bbb", "2"], ["aaa": 1, "bbb": 2]),
    ])
  func repairs(ranks before: [String: Int], arguments: [String], after: [String: Int]) throws {
    let workspace = try market(ranks: before)
    #expect(try workspace.run("check").errors.contains("as catalogue rank does"))
    #expect(try workspace.run(["rank"] + arguments).status == 0)
    #expect(try ranks(workspace) == after)
    #expect(try workspace.run("check").errors.contains("E214") == false)
  }

  @Test(
    "what can't be is rejected in words, and changes nothing",
    arguments: [
      (["aaa"], "Give a rank, or --none."), (["aaa", "1", "--none"], "Give a rank, or --none, not both."),
      (["aaa", "1"], "\"aaa\" has rank 1 already"), (["ddd", "--none"], "\"ddd\" has no rank"),
      (["aaa", "0"], "ranks begin at 1"), (["ddd", "5"], "rank 5 would leave a gap: the last one is 4"),
      (["aaa", "4"], "rank 4 would leave a gap: the last one is 3"),
      (["aaa", "x"], "The value 'x' is invalid"),
      (["aaaa", "1"], "there is no brand \"aaaa\"; did you mean \"aaa\"?"),
      (["eee", "1", "--collection", "words"], "there is no collection \"words\""),
    ])
  func rejected(arguments: [String], reason: String) throws {
    let workspace = try market()
    let result = try workspace.run(["rank"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(try ranks(workspace) == ["aaa": 1, "bbb": 2, "ccc": 3])
  }

  @Test("a brand that has ended gets none")
  func ended() throws {
    let workspace = try market()
    try workspace.write(brand: "eee", workspace.brand("eee") + "status: closed\n")
    let result = try workspace.run("rank", "eee", "1")
    #expect(result.errors.contains("\"eee\" has ended: brands that ended have no rank"))
  }

  @Test("--dry-run says what would be changed, and changes nothing")
  func dryRun() throws {
    let workspace = try market()
    let result = try workspace.run("rank", "ddd", "1", "--dry-run")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("Nothing was changed (--dry-run)\n"))
    #expect(try ranks(workspace) == ["aaa": 1, "bbb": 2, "ccc": 3])
  }
}
