/// Finds references that come back to the schema they stand in without looking any deeper into the value: following them
/// would never end (core, section 9.4.1).
struct ProgressCheck {
  private enum Mark { case open, done }

  private let nodes: [SchemaNode]
  private var marks: [Int: Mark] = [:]
  private var found: [Int] = []

  init(_ nodes: [SchemaNode]) { self.nodes = nodes }

  /// The nodes that refer back to one that a walk along the schemas of one value has come through.
  mutating func nodesThatLeadBack() -> [Int] {
    for node in nodes.indices where marks[node] == nil { walk(from: node) }
    return found
  }

  /// A walk in depth, with a stack of its own: a chain of references may be as long as the document.
  private mutating func walk(from start: Int) {
    var stack = [(node: start, successors: nodes[start].schemasOfSameValue)]
    marks[start] = .open
    while let top = stack.last {
      guard let next = top.successors.last else {
        marks[top.node] = .done
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].successors.removeLast()
      switch marks[next] {
      case .open?: found.append(top.node)
      case .done?: break
      case nil:
        marks[next] = .open
        stack.append((next, nodes[next].schemasOfSameValue))
      }
    }
  }
}

extension SchemaNode {
  /// The schemas that are applied to the same value. Where a `$dynamicRef` leads is only known during evaluation,
  /// which bounds its depth.
  var schemasOfSameValue: [Int] {
    keywords.flatMap { keyword -> [Int] in
      switch keyword.check {
      case .reference(let node), .not(let node): [node]
      case .allOf(let nodes), .anyOf(let nodes), .oneOf(let nodes): nodes
      case .dependencies(let check): check.schemas.map(\.node)
      case .conditional(let check): [check.condition, check.then, check.otherwise].compactMap(\.self)
      default: []
      }
    }
  }
}
