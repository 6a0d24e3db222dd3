extension LogoNode {
  /// The node with every path in it replaced; groups that are left empty vanish.
  func replacingPaths(_ replace: (LogoPath) -> [LogoPath]) -> [LogoNode] {
    switch self {
    case .path(let path): return replace(path).map(LogoNode.path)
    case .group(var group):
      group.nodes = group.nodes.flatMap { $0.replacingPaths(replace) }
      return group.nodes.isEmpty ? [] : [.group(group)]
    }
  }

  /// The node with every group in it replaced, the innermost first.
  func replacingGroups(_ replace: (LogoGroup) -> [LogoNode]) -> [LogoNode] {
    guard case .group(var group) = self else { return [self] }
    group.nodes = group.nodes.flatMap { $0.replacingGroups(replace) }
    return replace(group)
  }

  /// The box around what is drawn, as far as it can be told without drawing: never too small.
  var bounds: Box? {
    switch self {
    case .path(let path): path.bounds
    case .group(let group): group.bounds
    }
  }
}

extension Array<LogoNode> {
  /// The box around all of them.
  var bounds: Box? { Box.around(compactMap(\.bounds)) }
}
