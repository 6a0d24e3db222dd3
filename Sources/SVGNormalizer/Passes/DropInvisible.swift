extension LogoPass {
  static let dropInvisible = LogoPass(
    name: "DropInvisible",
    purpose:
      "Drops what is fully transparent, without area, outside the box or clipped away, because nobody sees it."
  ) { logo in
    logo.nodes = logo.nodes.compactMap { $0.visible(within: Logo.box) }
  }
}

extension LogoNode {
  fileprivate func visible(within box: Box) -> LogoNode? {
    switch self {
    case .path(let path): path.visible(within: box).map(LogoNode.path)
    case .group(let group): group.visible(within: box).map(LogoNode.group)
    }
  }
}

extension LogoGroup {
  fileprivate func visible(within box: Box) -> LogoGroup? {
    guard opacity > 0 else { return nil }
    var result = self
    var seen = box
    if let clip {
      // What has no area lets nothing through.
      let clip = LogoClip(outlines: clip.outlines.filter { $0.path.controlBounds?.hasArea ?? false })
      guard let bounds = clip.bounds, let shared = box.intersection(bounds) else { return nil }
      (result.clip, seen) = (clip, shared)
    }
    result.nodes = nodes.compactMap { $0.visible(within: seen) }
    return result.nodes.isEmpty ? nil : result
  }
}

extension LogoPath {
  fileprivate func visible(within box: Box) -> LogoPath? {
    guard opacity > 0, let controlBounds = path.controlBounds else { return nil }
    var result = self
    if let fill, fill.opacity <= 0 || !controlBounds.hasArea { result.fill = nil }
    if let stroke, stroke.opacity <= 0 || stroke.width <= 0 { result.stroke = nil }
    guard result.fill != nil || result.stroke != nil else { return nil }
    // Most paths lie within, and need no exact box.
    guard !box.contains(controlBounds) else { return result }
    return result.bounds.map { $0.touches(box) } ?? false ? result : nil
  }
}

extension Box {
  /// Whether there is something to fill.
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
