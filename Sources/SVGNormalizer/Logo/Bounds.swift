extension LogoPath {
  /// The box around the path and its stroke.
  var bounds: Box? {
    guard let box = path.bounds, let stroke else { return path.bounds }
    return box.expanded(by: stroke.reach)
  }
}

extension Stroke {
  /// The furthest that the stroke goes from its path: half the width, at a square end or a mitred corner more.
  var reach: Double {
    let corner = join == .miter ? max(miterLimit, 1) : 1
    return width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
  }
}

extension LogoGroup {
  /// The box around what is seen of the group; `nil` where the clip leaves nothing.
  var bounds: Box? {
    guard let content = nodes.bounds else { return nil }
    return seen(of: content)
  }
}

extension LogoGroup {
  /// What the clip leaves of the box around the content.
  func seen(of content: Box) -> Box? {
    guard let clip else { return content }
    return clip.bounds.flatMap(content.intersection)
  }
}

extension LogoClip {
  /// The box around the outlines.
  var bounds: Box? { Box.around(outlines.compactMap(\.path.bounds)) }
}
