/// A pattern's syntax tree.
indirect enum RegularExpressionNode {
  case empty
  case characters(ScalarSet)
  case start
  case end
  case wordBoundary(isNegated: Bool)
  case sequence([RegularExpressionNode])
  case alternatives([RegularExpressionNode])
  case repetition(RegularExpressionNode, least: Int, most: Int?)

  /// Whether every match begins at the start of the text and ends at its end.
  var isAnchored: Bool {
    switch self {
    case .sequence(let nodes):
      if case .start? = nodes.first, case .end? = nodes.last { true } else { false }
    case .alternatives(let nodes): nodes.allSatisfy(\.isAnchored)
    default: false
    }
  }

  /// Whether something is repeated that can itself be of several lengths.
  var hasNestedRepetition: Bool {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.hasNestedRepetition)
    case .repetition(let node, _, let most):
      most ?? 2 > 1 && node.hasVariableRepetition || node.hasNestedRepetition
    default: false
    }
  }

  private var hasVariableRepetition: Bool {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.hasVariableRepetition)
    case .repetition(let node, let least, let most): least != most || node.hasVariableRepetition
    default: false
    }
  }

  /// Whether it may be repeated, which an assertion may not.
  var canRepeat: Bool {
    switch self {
    case .start, .end, .wordBoundary: false
    default: true
    }
  }

  /// About how many instructions it takes once all repetitions are written out, up to a million. What takes
  /// none counts as one: repeating nothing a thousand times a thousand times takes its time too.
  var size: Int {
    let size =
      switch self {
      case .empty, .characters, .start, .end, .wordBoundary: 1
      case .sequence(let nodes): nodes.reduce(1) { min($0 + $1.size, 1_000_000) }
      case .alternatives(let nodes): nodes.reduce(1) { min($0 + $1.size + 2, 1_000_000) }
      case .repetition(let node, let least, let most): (node.size + 1) * max(most ?? least + 1, 1)
      }
    return min(size, 1_000_000)
  }
}
