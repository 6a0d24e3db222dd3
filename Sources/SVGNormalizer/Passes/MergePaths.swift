extension LogoPass {
  static let mergePaths = LogoPass(
    name: "MergePaths",
    purpose:
      "Joins consecutive paths of the same fill that don't touch, because one element is shorter than two."
  ) { logo in
    logo.nodes.changeLists(PathMerger.merged)
  }
}

/// Joins consecutive paths as long as the result looks the same.
private struct PathMerger {
  private var nodes: [LogoNode] = []
  /// The path that is still growing, and the box around it, which is computed when it is needed.
  private var path: LogoPath?
  private var box: Box?

  static func merged(_ nodes: [LogoNode]) -> [LogoNode] {
    var merger = PathMerger()
    merger.nodes.reserveCapacity(nodes.count)
    for node in nodes { merger.append(node) }
    merger.endPath()
    return merger.nodes
  }

  private mutating func append(_ node: LogoNode) {
    guard case .path(let other) = node else {
      endPath()
      return nodes.append(node)
    }
    if let joinedBox = box(with: other) {
      path?.path.subpaths += other.path.subpaths
      box = joinedBox
    } else {
      endPath()
      path = other
    }
  }

  private mutating func endPath() {
    if let path { nodes.append(.path(path)) }
    (path, box) = (nil, nil)
  }

  /// The box around the growing path and another, if they may be joined: both have the same fill and lie apart, so that
  /// no edge is drawn over another.
  private func box(with other: LogoPath) -> Box? {
    guard let path, path.stroke == nil, other.stroke == nil, path.fill == other.fill,
      path.opacity == other.opacity, !path.path.mayExceed(Path.longestData, with: other.path),
      let box = box ?? path.bounds, let otherBox = other.bounds, !box.expanded(by: 1).touches(otherBox)
    else { return nil }
    return box.union(otherBox)
  }
}
