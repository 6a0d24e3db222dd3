extension LogoPass {
  /// Opacity goes to where it costs least: from a group to its lone path, and from a path to its fill or stroke.
  static let pushOpacity = LogoPass(
    name: "PushOpacity",
    purpose: "moves the opacity of a group onto its lone path, and of a path onto its lone paint"
  ) { logo in
    logo.nodes = logo.nodes.flatMap { node in
      node.replacingGroups { [.group($0.pushingOpacity)] }.flatMap {
        $0.replacingPaths { [$0.pushingOpacity] }
      }
    }
  }
}

extension LogoGroup {
  /// A clip cuts alike whether what it cuts is translucent before or after.
  fileprivate var pushingOpacity: LogoGroup {
    guard opacity < 1, nodes.count == 1, let node = nodes.first else { return self }
    var result = self
    result.opacity = 1
    switch node {
    case .path(var path):
      path.opacity *= opacity
      result.nodes = [.path(path)]
    case .group(var group):
      group.opacity *= opacity
      result.nodes = [.group(group.pushingOpacity)]
    }
    return result
  }
}

extension LogoPath {
  /// The opacity is that of both paints as a whole, so it is given up only where there is one.
  fileprivate var pushingOpacity: LogoPath {
    guard opacity < 1, fill == nil || stroke == nil else { return self }
    var result = self
    result.fill?.opacity *= opacity
    result.stroke?.opacity *= opacity
    result.opacity = 1
    return result
  }
}
