extension LogoBuilder {
  /// The context of an element's content; `nil` if its transformation makes it vanish or can't be read.
  mutating func context(of element: SVGElement, in outer: DrawingContext) -> DrawingContext? {
    var context = outer
    context.style.inherit(from: element)
    checkNumbers(of: element)
    let matrix = transformation(of: element, in: outer.viewport) { builder in
      builder.userBounds(of: element, in: outer.viewport)
    }
    guard let matrix else { return nil }
    context.matrix = context.matrix * matrix
    context.viewport = Viewport(ofContent: element) ?? outer.viewport
    return context.matrix.determinant == 0 ? nil : context
  }

  /// The transformation of an element; `nil` if it can't be read, which is an error.
  /// - Parameter bounds: The box around what the element draws, which is only measured if it is needed.
  mutating func transformation(
    of element: SVGElement, in viewport: Viewport, bounds: (inout LogoBuilder) -> Box?
  ) -> Matrix? {
    guard let text = element["transform"], text != "none" else { return .identity }
    guard let matrix = Matrix.parse(text) else {
      log.transformation("transform", of: element)
      return nil
    }
    guard let box = referenceBox(of: element, in: viewport, bounds) else { return nil }
    guard let text = element["transform-origin"] else { return matrix.around(box.minimum) }
    guard let origin = TransformOrigin(text)?.point(in: box) else {
      log.error(
        .number, "\"\(text)\" is not an origin", fix: "write two lengths or percentages in transform-origin",
        at: element, attribute: "transform-origin")
      return nil
    }
    return matrix.around(origin)
  }

  /// The box that the origin refers to; `nil` if it is unknown, which is an error.
  private mutating func referenceBox(
    of element: SVGElement, in viewport: Viewport, _ bounds: (inout LogoBuilder) -> Box?
  ) -> Box? {
    let zero = Box(minimum: .zero, maximum: .zero)
    switch element["transform-box"] {
    case nil, "view-box":
      return Box(minimum: .zero, maximum: Point(x: viewport.width, y: viewport.height))
    case "fill-box", "content-box": return bounds(&self) ?? zero
    case let value?:
      log.transformBox(value, of: element)
      return nil
    }
  }

  /// The box around what an element draws, without strokes, in the element's own coordinate system (SVG 2
  /// section 8.10).
  mutating func userBounds(of element: SVGElement, in outer: Viewport) -> Box? {
    guard measured <= SVGLimits.measuredParts else { return nil }
    if let path = outline(of: element, in: outer) {
      return mayMeasure(path.segmentCount, of: element) ? path.bounds : nil
    }
    let viewport = Viewport(ofContent: element) ?? outer
    var boxes: [Box] = []
    for child in element.children where child.isDrawn {
      guard let box = userBounds(of: child, in: viewport) else { continue }
      let matrix = transformation(of: child, in: viewport) { _ in box }
      boxes.append(box.outline.applying(matrix ?? .identity).bounds ?? box)
    }
    return Box.around(boxes)
  }
}

extension Viewport {
  /// The viewport of an inner picture for its content, or of the picture that a definition is in, as
  /// ``DocumentPass/expandUses`` writes it.
  init?(ofContent element: SVGElement) {
    guard let text = element["viewport"], let sizes = try? PointList.parse(text), let size = sizes.first
    else {
      return nil
    }
    self.init(width: size.x, height: size.y)
  }
}

extension SVGElement {
  /// Whether it is something that may be drawn.
  fileprivate var isDrawn: Bool {
    namespace == .svg && self["display"] != "none" && !["defs", "clipPath"].contains(name)
  }
}
