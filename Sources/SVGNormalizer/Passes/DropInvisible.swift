extension LogoPass {
  /// What nobody sees need not be sent to anybody.
  static let dropInvisible = LogoPass(
    name: "DropInvisible",
    purpose: "drops what is wholly transparent, without area, outside the box or cut away"
  ) { logo in
    logo.nodes = logo.nodes.flatMap { $0.visible(within: Logo.box) }
  }
}

extension LogoNode {
  fileprivate func visible(within box: Box) -> [LogoNode] {
    switch self {
    case .path(let path): path.visible(within: box).map { [.path($0)] } ?? []
    case .group(let group): group.visible(within: box).map { [.group($0)] } ?? []
    }
  }
}

extension LogoGroup {
  fileprivate func visible(within box: Box) -> LogoGroup? {
    guard opacity > 0 else { return nil }
    var result = self
    var seen = box
    if let clip {
      guard let bounds = clip.bounds, let shared = box.intersection(bounds) else { return nil }
      seen = shared
    }
    result.nodes = nodes.flatMap { $0.visible(within: seen) }
    return result.nodes.isEmpty ? nil : result
  }
}

extension LogoPath {
  fileprivate func visible(within box: Box) -> LogoPath? {
    var result = self
    if let fill, fill.opacity <= 0 || !path.hasArea { result.fill = nil }
    if let stroke, stroke.opacity <= 0 || stroke.width <= 0 { result.stroke = nil }
    guard opacity > 0, result.fill != nil || result.stroke != nil, let bounds = result.bounds else {
      return nil
    }
    return bounds.touches(box) ? result : nil
  }
}

extension Path {
  /// Whether a fill can be seen: some subpath goes both across and down.
  fileprivate var hasArea: Bool {
    guard let bounds = controlBounds else { return false }
    return bounds.width > 0 && bounds.height > 0
  }
}
