extension LogoPass {
  static let splitLongPaths = LogoPass(
    name: "SplitLongPaths",
    purpose:
      "Splits fills of more than \(Path.longestData) bytes into parts that don't touch, because Android reads no "
      + "longer attribute."
  ) { logo in
    logo.nodes.changeLists(\.split)
  }
}

extension [LogoNode] {
  fileprivate var split: [LogoNode] {
    var result: [LogoNode] = []
    result.reserveCapacity(count)
    for node in self {
      if case .path(let path) = node, let parts = path.split() {
        result += parts.map(LogoNode.path)
      } else {
        result.append(node)
      }
    }
    return result
  }
}

extension LogoPath {
  /// The path in parts that are short enough; `nil` if it is short already, or can't be split.
  fileprivate func split() -> [LogoPath]? {
    guard stroke == nil, opacity == 1, path.isTooLong else { return nil }
    let boxes = path.subpaths.compactMap { Path(subpaths: [$0]).bounds?.expanded(by: 1) }
    guard boxes.count == path.subpaths.count, let clusters = BoxClusters(boxes) else { return nil }
    let parts = joined(clusters.members.map { members in Path(subpaths: members.map { path.subpaths[$0] }) })
    return parts.count > 1 ? parts.map { LogoPath(path: $0, fill: fill) } : nil
  }

  /// Joins parts in their order into paths that are short enough. A path is never longer than its parts together,
  /// because relative commands are used only where they are shorter.
  private func joined(_ parts: [Path]) -> [Path] {
    var paths: [Path] = []
    var room = 0
    for part in parts {
      let length = PathWriter.text(for: part).utf8.count
      if paths.isEmpty || length > room {
        paths.append(Path())
        room = Path.longestData
      }
      paths[paths.count - 1].subpaths += part.subpaths
      room -= length
    }
    return paths
  }
}
