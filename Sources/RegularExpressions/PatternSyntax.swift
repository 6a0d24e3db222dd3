/// A pattern that has been read: its tree and what its groups are called.
struct PatternSyntax {
  let root: RegularExpressionNode
  let groups: CapturingGroups

  /// - Throws: `RegularExpressionError`, where the pattern is wrong, is too large or uses what the dialect leaves
  ///   out.
  init(_ pattern: String, dialect: RegularExpression.Dialect) throws(RegularExpressionError) {
    guard pattern.utf8.count <= Self.lengthLimit else { throw .tooLarge }
    var parser = RegularExpressionParser(pattern, dialect: dialect)
    (root, groups) = try parser.parse()
    guard dialect == .portable else { return }
    if root.hasNestedRepetition { throw .nestedRepetition }
    if root.size > Program.sizeLimit { throw .tooLarge }
  }

  /// In bytes: the time that reading takes grows with them.
  private static let lengthLimit = 100_000
}

extension RegularExpressionNode {
  /// Whether something is repeated that can itself be of several lengths.
  fileprivate var hasNestedRepetition: Bool {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.hasNestedRepetition)
    case .repetition(let node, let repetition):
      repetition.most ?? 2 > 1 && node.hasVariableRepetition || node.hasNestedRepetition
    case .group(let node, _): node.hasNestedRepetition
    default: false
    }
  }

  private var hasVariableRepetition: Bool {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.hasVariableRepetition)
    case .repetition(let node, let repetition):
      repetition.least != repetition.most || node.hasVariableRepetition
    case .group(let node, _): node.hasVariableRepetition
    default: false
    }
  }
}
