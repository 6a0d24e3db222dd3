extension LogoPass {
  /// Segments that draw nothing are left out.
  static let tidyPaths = LogoPass(
    name: "TidyPaths",
    purpose: "drops segments without length, joins lines that go on straight, straightens curves"
  ) { logo in
    logo.nodes = logo.nodes.flatMap { node in
      node.replacingPaths { path in
        var path = path
        path.path = path.path.tidied(keepsDots: path.stroke.map { $0.cap != .butt } ?? false)
        return path.path.isEmpty ? [] : [path]
      }.flatMap { $0.replacingGroups { [.group($0.tidied)] } }
    }
  }
}

extension LogoGroup {
  fileprivate var tidied: LogoGroup {
    var result = self
    result.clip?.outlines = (clip?.outlines ?? []).map {
      ClipOutline(path: $0.path.tidied(keepsDots: false), rule: $0.rule)
    }
    return result
  }
}
