/// A picture in its plainest form: paths with their paints, in groups only where opacity or a clip needs them. All
/// transformations have been applied; what is seen of the plane is ``box``.
public struct Logo: Hashable, Sendable {
  /// What is drawn, the lowest first.
  var nodes: [LogoNode]

  /// The width and height of every logo, in its own units.
  static let size = 256.0
  /// What is seen of the plane.
  static let box = Box(minimum: .zero, maximum: Point(x: size, y: size))
}

/// Something that is drawn.
enum LogoNode: Hashable, Sendable {
  case path(LogoPath)
  case group(LogoGroup)
}

/// Things that are made translucent or cut together.
struct LogoGroup: Hashable, Sendable {
  /// From 0 (invisible) to 1.
  var opacity = 1.0
  var clip: LogoClip?
  var nodes: [LogoNode]
}

/// The area outside of which nothing of a group is seen: the union of its outlines.
struct LogoClip: Hashable, Sendable {
  var outlines: [ClipOutline]
}

/// One of the outlines of a clip.
struct ClipOutline: Hashable, Sendable {
  var path: Path
  var rule: FillRule = .nonZero
}

/// An outline with what fills it and what is drawn along it: first the fill, then the stroke.
struct LogoPath: Hashable, Sendable {
  var path: Path
  var fill: Fill?
  var stroke: Stroke?
  /// The opacity of fill and stroke as a whole, from 0 to 1.
  var opacity = 1.0
}

extension [LogoNode] {
  /// Changes every path, those in groups as well.
  mutating func changePaths(_ change: (inout LogoPath) -> Void) {
    for index in indices {
      switch self[index] {
      case .path(var path):
        change(&path)
        self[index] = .path(path)
      case .group(var group):
        group.nodes.changePaths(change)
        self[index] = .group(group)
      }
    }
  }

  /// Changes every group, the innermost first.
  mutating func changeGroups(_ change: (inout LogoGroup) -> Void) {
    for index in indices {
      guard case .group(var group) = self[index] else { continue }
      group.nodes.changeGroups(change)
      change(&group)
      self[index] = .group(group)
    }
  }

  /// The box around all of them.
  var bounds: Box? { Box.around(lazy.compactMap(\.bounds)) }
}

extension LogoNode {
  /// The box around what is drawn, as far as it can be told without drawing: never too small.
  var bounds: Box? {
    switch self {
    case .path(let path): path.bounds
    case .group(let group): group.bounds
    }
  }
}
