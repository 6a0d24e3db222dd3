import Testing

/// Roles that delegate to each other, and in which order a search asks them.
struct DelegationGraph: Sendable, CustomTestStringConvertible {
  /// One delegation of paths.
  struct Edge: Sendable {
    let delegator: String
    let role: String
    var isTerminating = false
    var patterns = ["*"]

    init(_ delegator: String, _ role: String, isTerminating: Bool = false, patterns: [String] = ["*"]) {
      self.delegator = delegator
      self.role = role
      self.isTerminating = isTerminating
      self.patterns = patterns
    }
  }

  let testDescription: String
  let edges: [Edge]
  let order: [String]

  init(_ description: String, _ edges: [Edge], order: [String]) {
    testDescription = description
    self.edges = edges
    self.order = order
  }

  /// A repository of those roles.
  func repository() throws -> TestRepository {
    var repository = try TestRepository()
    for edge in edges {
      try repository.delegate(
        .patterns(edge.patterns), to: edge.role, from: edge.delegator, isTerminating: edge.isTerminating)
    }
    for role in Set(edges.map(\.role)).sorted() { try repository.publish(role) }
    try repository.publish("targets", "snapshot", "timestamp")
    return repository
  }
}
