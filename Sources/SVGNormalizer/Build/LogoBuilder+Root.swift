extension LogoBuilder {
  /// What the root element draws within its frame.
  ///
  /// Its own transformation and clip belong to the coordinate system of the viewport (CSS Transforms 1 section 3), and
  /// what it draws is cut at the edges before it is transformed.
  mutating func nodes(of root: SVGElement, in frame: PictureFrame) -> [LogoNode] {
    guard canPlaceEffects(of: root, in: frame), let transformation = transformation(of: root, in: frame)
    else {
      return []
    }
    var content = root
    content["transform"] = nil
    let matrix = frame.placement * transformation
    let nodes = nodes(of: content, in: DrawingContext(matrix: matrix * frame.fit, viewport: frame.content))
    guard transformation != .identity else {
      return frame.isLetterboxed ? [cut(nodes, by: frame, in: frame.placement)] : nodes
    }
    return [cut([cut(nodes, by: frame, in: matrix)], by: frame, in: frame.placement)]
  }

  /// Cuts to the file's edges; otherwise things outside would be seen in the bars beside it.
  private func cut(_ nodes: [LogoNode], by frame: PictureFrame, in matrix: Matrix) -> LogoNode {
    let outline = frame.outline.applying(matrix)
    return .group(LogoGroup(clip: LogoClip(outlines: [ClipOutline(path: outline)]), nodes: nodes))
  }

  /// The root's transformation in the viewport's coordinate system; `nil` if it can't be read, which is an error.
  private mutating func transformation(of root: SVGElement, in frame: PictureFrame) -> Matrix? {
    var centered = root
    // The root element is a box of CSS, whose transformations have their origin in the middle.
    centered["transform-origin"] = root["transform-origin"] ?? "50% 50%"
    centered["transform-box"] = nil
    return transformation(of: centered, in: frame.viewport) { _ in nil }
  }

  /// Whether programs agree where a clip or a transformation of the root element is.
  private mutating func canPlaceEffects(of root: SVGElement, in frame: PictureFrame) -> Bool {
    let isClipped =
      StyleReference(root["clip-path"]) != nil && (frame.fit != .identity || !frame.hasSize)
    guard isClipped || !frame.hasSize && movesByUnits(root, in: frame) else { return true }
    log.error(
      .clip,
      "the svg element itself is \(isClipped ? "clipped" : "moved"), which programs do at different places",
      fix: "put its content into a group, and do so to the group", at: root,
      attribute: isClipped ? "clip-path" : "transform")
    return false
  }

  /// Whether the transformation has lengths in units of the viewport.
  private mutating func movesByUnits(_ root: SVGElement, in frame: PictureFrame) -> Bool {
    let (width, height) = (frame.viewport.width, frame.viewport.height)
    var larger = frame
    larger.viewport = Viewport(width: 2 * width, height: 2 * height)
    guard let first = transformation(of: root, in: frame), let second = transformation(of: root, in: larger)
    else { return false }
    return (second.e - 2 * first.e).magnitude > width / 1e6
      || (second.f - 2 * first.f).magnitude > height / 1e6
  }
}
