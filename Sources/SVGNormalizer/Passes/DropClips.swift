extension LogoPass {
  static let dropClips = LogoPass(
    name: "DropClips",
    purpose:
      "Drops rectangular clips around all of their content, which change nothing, because drawing programs clip "
      + "everything to the page."
  ) { logo in
    guard logo.nodes.contains(where: \.hasClip) else { return }
    logo.nodes = logo.nodes.map { $0.droppingIdleClips().node }
  }
}

extension LogoNode {
  fileprivate var hasClip: Bool {
    guard case .group(let group) = self else { return false }
    return group.clip != nil || group.nodes.contains(where: \.hasClip)
  }

  /// The node without idle clips, and the box around it, which is computed once for each node.
  fileprivate func droppingIdleClips() -> (node: LogoNode, bounds: Box?) {
    guard case .group(var group) = self else { return (self, bounds) }
    let parts = group.nodes.map { $0.droppingIdleClips() }
    group.nodes = parts.map(\.node)
    guard let content = Box.around(parts.compactMap(\.bounds)) else { return (.group(group), nil) }
    if group.hasIdleClip(around: content) { group.clip = nil }
    return (.group(group), group.visible(of: content))
  }
}

extension LogoGroup {
  fileprivate func hasIdleClip(around content: Box) -> Bool {
    guard let clip, let seen = Logo.box.intersection(content) else { return false }
    return clip.outlines.contains { $0.path.rectangle?.contains(seen) ?? false }
  }
}

extension Path {
  /// The box, if the path is a rectangle along the axes.
  fileprivate var rectangle: Box? {
    guard subpaths.count == 1, let subpath = subpaths.first else { return nil }
    var corners = [subpath.start]
    for segment in subpath.segments {
      guard case .line(let end) = segment else { return nil }
      corners.append(end)
    }
    if corners.last == corners.first { corners.removeLast() }
    guard corners.count == 4, let bounds else { return nil }
    let isAlongAxes = (0..<4).allSatisfy { index in
      let (one, other) = (corners[index], corners[(index + 1) % 4])
      return (one.x == other.x) != (one.y == other.y)
    }
    let isOpposite = corners[0].x != corners[2].x && corners[0].y != corners[2].y
    return isAlongAxes && isOpposite ? bounds : nil
  }
}
