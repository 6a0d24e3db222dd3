extension LogoBuilder {
  /// Cuts what an element draws by its clip, and by the edges of a symbol or inner picture.
  mutating func clipped(
    _ nodes: [LogoNode], by element: SVGElement, in context: DrawingContext
  ) -> [LogoNode] {
    var result = nodes
    if let edges = element["clip-box"].flatMap({ try? PointList.parse($0) }), edges.count == 2 {
      let box = Path.rectangle(x: edges[0].x, y: edges[0].y, width: edges[1].x, height: edges[1].y)
      result = [group(result, clip: LogoClip(outlines: [ClipOutline(path: box.applying(context.matrix))]))]
    }
    guard let id = StyleReference(alone: element["clip-path"])?.id else { return result }
    guard let clip = definitions.clip(id) else {
      log.warning(
        .reference, "there is no clipPath with the id \"\(id)\"",
        fix: "delete clip-path, or add the clipPath",
        at: element, attribute: "clip-path")
      return result
    }
    for clip in clips(clip, for: element, in: context, depth: 0) {
      guard !clip.outlines.isEmpty else { return [] }
      result = [group(result, clip: clip)]
    }
    return result
  }

  private func group(_ nodes: [LogoNode], clip: LogoClip) -> LogoNode {
    .group(LogoGroup(clip: clip, nodes: nodes))
  }

  /// The areas of a clip, all of which cut: its own, and those of the clip on the clipPath.
  private mutating func clips(
    _ clip: SVGElement, for element: SVGElement, in outer: DrawingContext, depth: Int
  ) -> [LogoClip] {
    guard depth < SVGLimits.depth else {
      log.error(
        .cycle, "this clip cuts itself", fix: "delete clip-path from the clipPath", at: clip,
        attribute: "clip-path")
      return []
    }
    let context = DrawingContext(matrix: outer.matrix, viewport: picture)
    clip.attributes.filter { $0.name == "clipPathUnits" }.forEach {
      log.checkWord($0, of: clip, ["userSpaceOnUse", "objectBoundingBox"])
    }
    guard var inner = self.context(of: clip, in: context) else { return [LogoClip(outlines: [])] }
    if clip["clipPathUnits"] == "objectBoundingBox" {
      guard let bounds = userBounds(of: element, in: outer.viewport) else { return [LogoClip(outlines: [])] }
      // The transformation of the clip is one of the element's coordinate system, not of the box's.
      inner.matrix = inner.matrix * bounds.fromUnitSquare
    }
    let own = areas(of: clip, clip.children.flatMap { outlines(of: $0, in: inner) })
    guard let id = StyleReference(clip["clip-path"])?.id, let next = definitions.clip(id) else {
      return own
    }
    return own + clips(next, for: element, in: outer, depth: depth + 1)
  }

  private mutating func outlines(of element: SVGElement, in outer: DrawingContext) -> [ClipOutline] {
    guard element.namespace == .svg, element["display"] != "none",
      let context = context(of: element, in: outer)
    else { return [] }
    if element["clip-path"].map({ $0 != "none" }) ?? false {
      log.error(
        .clip, "a shape in a clipPath has a clip of its own",
        fix: "cut the shape itself in your drawing program", at: element, attribute: "clip-path")
    }
    if element.name == "g" { return element.children.flatMap { outlines(of: $0, in: context) } }
    guard context.style.isVisible, let path = outline(of: element, in: context.viewport), !path.isEmpty,
      mayUse(path.segmentCount, for: element)
    else { return [] }
    return [ClipOutline(path: path.applying(context.matrix), rule: context.style.clipRule)]
  }
}
