extension [LogoNode] {
  /// The box around all of them.
  var bounds: Box? { Box.around(lazy.compactMap(\.bounds)) }
}

extension LogoNode {
  /// The box around what is drawn; it may be too large, but never too small.
  var bounds: Box? {
    switch self {
    case .path(let path): path.bounds
    case .group(let group): group.bounds
    }
  }
}

extension LogoPath {
  /// The box around the path and its stroke.
  var bounds: Box? {
    guard let box = path.bounds, let stroke else { return path.bounds }
    return box.expanded(by: stroke.reach)
  }
}

extension Stroke {
  /// The largest distance of the stroke from its path: half the width, or more at a square end or a mitred corner.
  var reach: Double {
    let corner = join == .miter ? max(miterLimit, 1) : 1
    return width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
  }
}

extension LogoGroup {
  /// The box around the visible part of the group; `nil` if the clip leaves nothing.
  var bounds: Box? { nodes.bounds.flatMap(visible(of:)) }

  /// The part of the content's box that the clip leaves.
  func visible(of content: Box) -> Box? {
    guard let clip else { return content }
    return clip.bounds.flatMap(content.intersection)
  }
}

extension LogoClip {
  /// The box around the outlines.
  var bounds: Box? { Box.around(outlines.compactMap(\.path.bounds)) }
}
