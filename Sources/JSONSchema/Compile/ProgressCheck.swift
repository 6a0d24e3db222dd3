/// Finds references that come back to the schema they stand in without looking any deeper into the value: following them
/// would never end (core, section 9.4.1).
struct ProgressCheck {
  private enum Mark { case open, done }

  /// For each schema, those that it applies to the same value.
  private let successors: [[Int]]
  private var marks: [Int: Mark] = [:]
  private var found: [Int] = []

  init(_ successors: [[Int]]) { self.successors = successors }

  /// The nodes that refer back to one that a walk along the schemas of one value has come through.
  mutating func nodesThatLeadBack() -> [Int] {
    for node in successors.indices where marks[node] == nil { walk(from: node) }
    return found
  }

  /// A walk in depth, with a stack of its own: a chain of references may be as long as the document.
  private mutating func walk(from start: Int) {
    var stack = [(node: start, left: successors[start])]
    marks[start] = .open
    while let top = stack.last {
      guard let next = top.left.last else {
        marks[top.node] = .done
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].left.removeLast()
      switch marks[next] {
      case .open?: found.append(top.node)
      case .done?: break
      case nil:
        marks[next] = .open
        stack.append((next, successors[next]))
      }
    }
  }
}

extension SchemaCheck {
  /// The schemas that are applied to the same value. Where a `$dynamicRef` leads is only known during evaluation,
  /// which bounds its depth.
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
