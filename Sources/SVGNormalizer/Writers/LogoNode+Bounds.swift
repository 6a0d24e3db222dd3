extension LogoNode {
  /// A box in which all is that is drawn, not always the smallest; `nil` where nothing is.
  var bounds: Box? {
    switch self {
    case .path(let path): path.path.bounds?.expanded(by: path.stroke?.reach ?? 0)
    case .group(let group): group.nodes.compactMap(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
    }
  }
}

extension Stroke {
  /// How far from the outline something may be drawn: beside it half the width, at corners and square ends more.
  var reach: Double {
    let corner = join == .miter ? max(miterLimit, 1) : 1
    let end = cap == .square ? 2.0.squareRoot() : 1
    return width / 2 * max(corner, end)
  }
}
