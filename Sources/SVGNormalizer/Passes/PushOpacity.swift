extension LogoPass {
  static let pushOpacity = LogoPass(
    name: "PushOpacity",
    purpose:
      "Moves the opacity of a group to its only path, and of a path to its only paint, because not every platform "
      + "has translucent groups."
  ) { logo in
    logo.nodes.changeGroups { $0.pushOpacity() }
    logo.nodes.changePaths { $0.pushOpacity() }
  }
}

extension LogoGroup {
  /// Clip and opacity may be applied in either order.
  fileprivate mutating func pushOpacity() {
    guard opacity < 1, nodes.count == 1, let node = nodes.first else { return }
    switch node {
    case .path(var path):
      path.opacity *= opacity
      nodes = [.path(path)]
    case .group(var group):
      group.opacity *= opacity
      group.pushOpacity()
      nodes = [.group(group)]
    }
    opacity = 1
  }
}

extension LogoPath {
  /// With two paints the opacity stays, since it applies to both as a whole.
  fileprivate mutating func pushOpacity() {
    guard opacity < 1, fill == nil || stroke == nil else { return }
    fill?.opacity *= opacity
    stroke?.opacity *= opacity
    opacity = 1
  }
}
