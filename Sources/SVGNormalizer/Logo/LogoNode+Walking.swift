extension [LogoNode] {
  /// Changes every path, those in groups as well.
  mutating func changePaths(_ change: (inout LogoPath) -> Void) {
    for index in indices {
      switch self[index] {
      case .path(var path):
        change(&path)
        self[index] = .path(path)
      case .group(var group):
        group.nodes.changePaths(change)
        self[index] = .group(group)
      }
    }
  }

  /// Changes every group, the innermost first.
  mutating func changeGroups(_ change: (inout LogoGroup) -> Void) {
    for index in indices {
      guard case .group(var group) = self[index] else { continue }
      group.nodes.changeGroups(change)
      change(&group)
      self[index] = .group(group)
    }
  }

  /// The box around all of them.
  var bounds: Box? { Box.around(lazy.compactMap(\.bounds)) }
}

extension LogoNode {
  /// The box around what is drawn, as far as it can be told without drawing: never too small.
  var bounds: Box? {
    switch self {
    case .path(let path): path.bounds
    case .group(let group): group.bounds
    }
  }
}
