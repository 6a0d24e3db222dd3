import TestSupport
import Testing
import UpdateFramework

@Suite("The search order of delegated roles (5.6.7)")
struct DelegationOrderTests {
  private static let graphs = [
    DelegationGraph(
      "in the order of their delegations", [.init("targets", "a"), .init("targets", "b")], order: ["a", "b"]),
    DelegationGraph(
      "a role's own delegations before the next role",
      [.init("targets", "a"), .init("targets", "b"), .init("a", "c"), .init("c", "d"), .init("a", "e")],
      order: ["a", "c", "d", "e", "b"]),
    DelegationGraph(
      "after a terminating role none but those that it delegates to",
      [.init("targets", "a", isTerminating: true), .init("targets", "b"), .init("a", "c")], order: ["a", "c"]),
    DelegationGraph(
      "after a terminating role further up none as well",
      [.init("targets", "a"), .init("targets", "b"), .init("a", "c", isTerminating: true), .init("a", "d")],
      order: ["a", "c"]),
    DelegationGraph(
      "a terminating role that isn't asked ends nothing",
      [.init("targets", "a", isTerminating: true, patterns: ["*.svg"]), .init("targets", "b")], order: ["b"]),
    DelegationGraph(
      "only roles on a chain of which every link covers the path",
      [
        .init("targets", "a", patterns: ["*.svg"]), .init("a", "b"), .init("targets", "c"),
        .init("c", "d", patterns: ["x/*"]),
      ],
      order: ["c"]),
    DelegationGraph(
      "every role of a circle once",
      [.init("targets", "a"), .init("a", "b"), .init("b", "c"), .init("c", "a"), .init("c", "c")],
      order: ["a", "b", "c"]),
    DelegationGraph(
      "a role to which two delegate where it is met first",
      [.init("targets", "a"), .init("targets", "b"), .init("a", "c"), .init("b", "c")],
      order: ["a", "c", "b"]),
  ]

  @Test("delegated roles are searched", arguments: graphs)
  func order(graph: DelegationGraph) throws {
    let repository = try graph.repository()
    var client = try TestClient(repository)
    #expect(try client.find("missing", in: repository) == nil)
    #expect(client.requests.dropFirst(4) == graph.order.map { "1.\($0).json" }[...])
  }

  @Test("the first role that lists a target decides, and the search ends")
  func firstWins() throws {
    var repository = try TestRepository()
    for role in ["a", "b"] {
      try repository.delegate(to: role)
      repository[role][in: "targets"]["x"] = TestRepository.target("from \(role)")
    }
    try repository.release("a", "b")
    var client = try TestClient(repository)
    #expect(try client.find("x", in: repository)?.isMatched(by: Array("from a".utf8)) == true)
    #expect(!client.requests.contains("1.b.json"))
  }

  @Test("a role's file is requested once for any number of targets")
  func askedOnce() throws {
    let repository = try Self.graphs[1].repository()
    var client = try TestClient(repository)
    var update = try client.update(from: repository)
    for path in ["x", "y", "z"] { _ = try client.find(path, in: repository, with: &update) }
    #expect(client.requests.count == Set(client.requests).count)
  }

  @Test("a stored file of a delegated role isn't requested again")
  func kept() throws {
    let repository = try Self.graphs[1].repository()
    var client = try TestClient(repository)
    _ = try client.find("missing", in: repository)
    _ = try client.find("missing", in: repository)
    #expect(client.requests == ["2.root.json", "timestamp.json"])
  }

  @Test("thirty-two delegations of a long chain are followed")
  func longChain() throws {
    let roles = ["targets"] + (1...40).map { "role\($0)" }
    let edges = zip(roles, roles.dropFirst()).map { DelegationGraph.Edge($0, $1) }
    var repository = try DelegationGraph("a chain", edges, order: []).repository()
    repository["role32"][in: "targets"]["near"] = TestRepository.target("near")
    repository["role33"][in: "targets"]["far"] = TestRepository.target("far")
    try repository.release("role32", "role33")
    var client = try TestClient(repository)
    #expect(try client.find("near", in: repository) != nil)
    #expect(try client.find("far", in: repository) == nil)
    #expect(client.requests.allSatisfy { !$0.contains("role33") })
  }

  @Test(
    "thirty-two of many parallel delegations are searched",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func wideFan() throws {
    let edges = (1...1000).map { DelegationGraph.Edge("targets", "role\($0)") }
    let repository = try DelegationGraph("a fan", edges, order: []).repository()
    var client = try TestClient(repository)
    #expect(try client.find("missing", in: repository) == nil)
    #expect(client.requests.count == 4 + 32)
  }
}
