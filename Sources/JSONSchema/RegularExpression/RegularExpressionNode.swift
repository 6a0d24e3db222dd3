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
}
