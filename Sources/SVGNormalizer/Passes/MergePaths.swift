extension LogoPass {
  /// One element is shorter than two.
  static let mergePaths = LogoPass(
    name: "MergePaths", purpose: "joins neighbouring paths of one fill that lie apart"
  ) { logo in
    logo.nodes = logo.nodes.merged.flatMap { node in
      node.replacingGroups { group in
        var group = group
        group.nodes = group.nodes.merged
        return [.group(group)]
      }
    }
  }
}

extension Array<LogoNode> {
  fileprivate var merged: [LogoNode] {
    var result: [LogoNode] = []
    for node in self {
      if case .path(let path) = node, case .path(let previous) = result.last,
        let both = previous.joined(with: path)
      {
        result[result.count - 1] = .path(both)
      } else {
        result.append(node)
      }
    }
    return result
  }
}

extension LogoPath {
  /// The two in one, where that looks the same: fills that lie apart, so that no edge is drawn over another.
  fileprivate func joined(with other: LogoPath) -> LogoPath? {
    guard stroke == nil, other.stroke == nil, fill == other.fill, opacity == other.opacity else { return nil }
    guard let box = bounds, let otherBox = other.bounds, !box.expanded(by: 1).touches(otherBox) else {
      return nil
    }
    var result = self
    result.path.subpaths += other.path.subpaths
    return result.path.mayExceed(Path.longestData) ? nil : result
  }
}
