extension LogoPass {
  /// Segments that draw nothing are left out. A path of which nothing is left is dropped with all that is invisible.
  static let tidyPaths = LogoPass(
    name: "TidyPaths",
    purpose:
      "Drops segments without length, joins lines that go on straight, and straightens curves that lie on a line, "
      + "because nobody sees the difference."
  ) { logo in
    logo.nodes.changePaths { path in
      path.path = path.path.tidied(keepsDots: path.stroke.map { $0.cap != .butt } ?? false)
    }
    logo.nodes.changeGroups { $0.tidyClip() }
  }
}

extension LogoGroup {
  fileprivate mutating func tidyClip() {
    guard let clip else { return }
    self.clip = LogoClip(
      outlines: clip.outlines.map { ClipOutline(path: $0.path.tidied(keepsDots: false), rule: $0.rule) })
  }
}
