extension LogoPass {
  /// Opacity goes to where it costs least: from a group to its lone path, and from a path to its fill or stroke.
  static let pushOpacity = LogoPass(
    name: "PushOpacity",
    purpose:
      "Moves the opacity of a group onto its lone path, and of a path onto its lone paint, because not every platform "
      + "has groups that are translucent."
  ) { logo in
    logo.nodes.changeGroups { $0.pushOpacity() }
    logo.nodes.changePaths { $0.pushOpacity() }
  }
}

extension LogoGroup {
  /// A clip cuts alike whether what it cuts is translucent before or after.
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
  /// The opacity is that of both paints as a whole, so it is given up only where there is one.
  fileprivate mutating func pushOpacity() {
    guard opacity < 1, fill == nil || stroke == nil else { return }
    fill?.opacity *= opacity
    stroke?.opacity *= opacity
    opacity = 1
  }
}
