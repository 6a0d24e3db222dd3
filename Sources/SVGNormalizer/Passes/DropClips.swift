extension LogoPass {
  /// Drawing programs cut everything to the page; nothing is changed by it.
  static let dropClips = LogoPass(
    name: "DropClips", purpose: "drops clips that change nothing: rectangles around all that they cut"
  ) { logo in
    logo.nodes = logo.nodes.flatMap { $0.replacingGroups { [.group($0.droppingIdleClip)] } }
  }
}

extension LogoGroup {
  fileprivate var droppingIdleClip: LogoGroup {
    guard let clip, let seen = nodes.bounds.flatMap(Logo.box.intersection) else { return self }
    guard clip.outlines.contains(where: { $0.path.rectangle?.contains(seen) ?? false }) else { return self }
    var result = self
    result.clip = nil
    return result
  }
}

extension Path {
  /// The rectangle that the path is, where it is one along the axes.
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
