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
    return box.expanded(by: stroke.reach(from: path))
  }
}

extension Stroke {
  /// The largest distance of the stroke from its path: half the width, or more at a square end or a mitred corner.
  fileprivate func reach(from path: Path) -> Double {
    let corner = join == .miter ? path.longestMiter(within: miterLimit) : 1
    return width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
  }
}

extension Path {
  /// The length of the longest mitre of a stroke's corners, as a multiple of its width: 1 where there is no corner (SVG 2
  /// section 13.5.5).
  fileprivate func longestMiter(within limit: Double) -> Double {
    subpaths.reduce(1) { max($0, $1.longestMiter(within: limit)) }
  }
}

extension Subpath {
  fileprivate func longestMiter(within limit: Double) -> Double {
    var longest = 1.0
    var first: Point?
    var last: Point?
    func turn(from incoming: Point?, to outgoing: Point?) {
      guard let incoming, let outgoing else { return }
      let sine = max(0, (1 + incoming.dot(outgoing)) / 2).squareRoot()
      // Where a corner is as sharp as is allowed, programs may differ.
      if sine * limit * 1.001 >= 1 { longest = max(longest, 1 / sine) }
    }
    var current = start
    for segment in isClosed ? segments + [.line(start)] : segments {
      let points = [current] + segment.points
      if let outgoing = Self.direction(of: points) {
        turn(from: last, to: outgoing)
        first = first ?? outgoing
        last = Self.direction(of: points.reversed()).map { $0 * -1 }
      }
      current = segment.end
    }
    if isClosed { turn(from: last, to: first) }
    return longest
  }

  /// The direction in which a segment leaves the first of its points; `nil` for one without length.
  private static func direction(of points: [Point]) -> Point? {
    guard let start = points.first else { return nil }
    return points.lazy.compactMap { ($0 - start).unit }.first
  }
}

extension Segment {
  /// The points that the segment has besides its start.
  fileprivate var points: [Point] {
    switch self {
    case .line(let end): [end]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    }
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
