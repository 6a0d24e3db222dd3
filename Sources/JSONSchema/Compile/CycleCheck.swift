/// Finds cycles of references that apply a schema to the same value again, which would never end (core, section 9.4.1).
struct CycleCheck {
  private enum State { case open, done }

  /// The schemas that each schema applies to the same value.
  private let successors: [[Int]]
  private var states: [Int: State] = [:]
  private var found: [Int] = []

  init(_ successors: [[Int]]) { self.successors = successors }

  /// The nodes whose reference closes a cycle.
  mutating func nodesClosingCycles() -> [Int] {
    for node in successors.indices where states[node] == nil { walk(from: node) }
    return found
  }

  /// A depth-first search without recursion: a chain of references may be as long as the document.
  private mutating func walk(from start: Int) {
    var stack = [(node: start, left: successors[start])]
    states[start] = .open
    while let top = stack.last {
      guard let next = top.left.last else {
        states[top.node] = .done
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].left.removeLast()
      switch states[next] {
      case .open?: found.append(top.node)
      case .done?: break
      case nil:
        states[next] = .open
        stack.append((next, successors[next]))
      }
    }
  }
}

extension SchemaCheck {
  /// The schemas that are applied to the same value. The target of a `$dynamicRef` is only known during evaluation,
  /// which limits its depth.
  func schemasOfSameValue(_ pools: SchemaPools) -> [Int] {
    switch self {
    case .reference(let node), .not(let node): [node]
    case .allOf(let nodes), .anyOf(let nodes), .oneOf(let nodes): pools.schemas[nodes]
    case .dependencies(let check): pools.dependencies[check].schemas.map(\.node)
    case .conditional(let condition, let then, let otherwise):
      [condition] + [then, otherwise].compactMap(\.self)
    default: []
    }
  }
}
