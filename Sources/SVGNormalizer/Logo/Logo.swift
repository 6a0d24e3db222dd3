/// A picture in its simplest form: paths with their paints, in groups only where opacity or a clip needs them. All
/// transformations have been applied.
public struct Logo: Hashable, Sendable {
  /// From the lowest to the uppermost.
  var nodes: [LogoNode]

  /// The width and height of every logo, in its own units.
  static let size = 256.0
  /// The part of the plane that is visible.
  static let box = Box(minimum: .zero, maximum: Point(x: size, y: size))
}

/// Something that is drawn.
enum LogoNode: Hashable, Sendable {
  case path(LogoPath)
  case group(LogoGroup)
}

/// An outline, its fill and its stroke, drawn in this order.
struct LogoPath: Hashable, Sendable {
  var path: Path
  var fill: Fill?
  var stroke: Stroke?
  /// The opacity of fill and stroke as a whole, from 0 to 1.
  var opacity = 1.0
}

/// Nodes that share an opacity or a clip.
struct LogoGroup: Hashable, Sendable {
  /// From 0 (invisible) to 1.
  var opacity = 1.0
  var clip: LogoClip?
  var nodes: [LogoNode]
}

/// The visible area of a group: the union of some outlines.
struct LogoClip: Hashable, Sendable {
  var outlines: [ClipOutline]

  /// The clip with other paths of the same rules.
  func mapPaths(_ transform: (Path) -> Path) -> LogoClip {
    LogoClip(outlines: outlines.map { ClipOutline(path: transform($0.path), rule: $0.rule) })
  }
}

/// One of the outlines of a clip.
struct ClipOutline: Hashable, Sendable {
  var path: Path
  var rule: FillRule = .nonZero
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

  /// Replaces the list itself and that of every group.
  mutating func changeLists(_ change: ([LogoNode]) -> [LogoNode]) {
    self = change(self)
    changeGroups { $0.nodes = change($0.nodes) }
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
}
