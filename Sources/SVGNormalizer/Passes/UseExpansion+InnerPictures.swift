extension UseExpansion {
  /// A group with the content of an inner `svg`, or of a `symbol` that a `use` refers to (SVG 2 sections 5.5 and 8.2).
  mutating func innerPicture(
    _ element: SVGElement, for use: SVGElement? = nil, in outer: Viewport, depth: Int
  ) -> SVGElement? {
    guard let frame = frame(of: element, for: use, in: outer), frame.width > 0, frame.height > 0 else {
      return nil
    }
    var matrix = Matrix(e: frame.minimum.x, f: frame.minimum.y)
    var inner = Viewport(width: frame.width, height: frame.height)
    if let text = element["viewBox"] {
      guard let box = box(text, of: element), box.width > 0, box.height > 0 else { return nil }
      let fit = PreserveAspectRatio(of: element, log: &log)
      matrix = matrix * fit.matrix(from: box, toWidth: frame.width, height: frame.height)
      inner = box.viewport
    }
    let isCut = element["overflow"].map { $0 != "visible" && $0 != "auto" } ?? true
    return group(element, in: inner, matrix: matrix, edges: isCut ? frame : nil, depth: depth)
  }

  private static let attributesOfPictures: Set<String> = [
    "x", "y", "width", "height", "viewBox", "preserveAspectRatio", "overflow", "refX", "refY",
  ]

  private mutating func group(
    _ element: SVGElement, in viewport: Viewport, matrix: Matrix, edges: Box?, depth: Int
  ) -> SVGElement {
    var group = element
    group.name = "g"
    group.attributes.removeAll { Self.attributesOfPictures.contains($0.name) }
    // The element's own transformation is of the coordinate system around it, and the clip of its content's.
    let isWrapped = group["transform"] != nil
    if isWrapped, let box = group["transform-box"], box != "view-box" { log.transformBox(box, of: element) }
    var content = isWrapped ? SVGElement(name: "g", offset: element.offset) : group
    if isWrapped {
      content["clip-path"] = group["clip-path"]
      group["clip-path"] = nil
    }
    content.append(matrix)
    content.setViewport(viewport)
    if let edges {
      content["clip-box"] =
        "\((edges.minimum.x - matrix.e) / matrix.a) \((edges.minimum.y - matrix.f) / matrix.d)"
        + " \(edges.width / matrix.a) \(edges.height / matrix.d)"
    }
    let depth = isWrapped ? depth + 1 : depth
    content.children = element.children.compactMap {
      drawn($0.inheriting(from: element), in: viewport, depth: depth + 1)
    }
    if isWrapped { group.children = [content] }
    return isWrapped ? group : content
  }

  /// The rectangle of an inner picture. Its size is that of the `use` that draws it, or else its own, or else that of
  /// the outer viewport.
  private mutating func frame(of element: SVGElement, for use: SVGElement?, in outer: Viewport) -> Box? {
    let (wide, high) = (holder(of: "width", element, use), holder(of: "height", element, use))
    guard
      let x = length("x", of: element, percentageOf: outer.width, otherwise: 0),
      let y = length("y", of: element, percentageOf: outer.height, otherwise: 0),
      let width = length("width", of: wide, percentageOf: outer.width, otherwise: outer.width),
      let height = length("height", of: high, percentageOf: outer.height, otherwise: outer.height)
    else { return nil }
    let corner = Point(x: x, y: y)
    return Box(minimum: corner, maximum: corner + Point(x: width, y: height))
  }

  /// The element whose attribute is a side of an inner picture.
  private mutating func holder(of side: String, _ element: SVGElement, _ use: SVGElement?) -> SVGElement {
    guard let use, let text = use[side] else { return element }
    if text == "auto" {
      log.error(
        .number, "programs make different things of a use whose \(side) is \"auto\"",
        fix: "delete \(side), or write a number", at: use, attribute: side)
    }
    return use
  }

  private mutating func box(_ text: String, of element: SVGElement) -> ViewBox? {
    if let box = ViewBox(text) { return box }
    log.error(
      .viewBox, "\"\(text)\" is not a viewBox", fix: "write it as viewBox=\"x y width height\"", at: element,
      attribute: "viewBox")
    return nil
  }
}
