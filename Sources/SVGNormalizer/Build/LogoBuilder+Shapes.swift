extension LogoBuilder {
  /// The outline of a shape in its own coordinate system (SVG 2 chapter 10); `nil` if it is no shape or has no size.
  mutating func outline(of element: SVGElement, in viewport: Viewport) -> Path? {
    switch element.name {
    case "path": element["d"] == "none" ? nil : read("d", of: element, PathParser.parse)
    case "rect": rectangle(element, in: viewport)
    case "circle": circle(element, in: viewport)
    case "ellipse": ellipse(element, in: viewport)
    case "line": line(element, in: viewport)
    case "polyline": read("points", of: element, PointList.parse).map(Path.polyline)
    case "polygon": read("points", of: element, PointList.parse).map(Path.polygon)
    default: nil
    }
  }

  private mutating func read<Value>(
    _ attribute: String, of element: SVGElement, _ parse: (String) throws(PathSyntaxError) -> Value
  ) -> Value? {
    guard let text = element[attribute] else { return nil }
    do {
      return try parse(text)
    } catch {
      log.error(
        .number, error.message, fix: "correct the text here, or draw the shape again", at: element,
        attribute: attribute, offset: error.offset)
      return nil
    }
  }

  private mutating func rectangle(_ element: SVGElement, in viewport: Viewport) -> Path? {
    let width = length(element, "width", of: viewport.width) ?? 0
    let height = length(element, "height", of: viewport.height) ?? 0
    guard width > 0, height > 0 else { return nil }
    let rx = radius(element, "rx", of: viewport.width)
    let ry = radius(element, "ry", of: viewport.height)
    return .rectangle(
      x: length(element, "x", of: viewport.width) ?? 0, y: length(element, "y", of: viewport.height) ?? 0,
      width: width, height: height,
      rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
  }

  private mutating func circle(_ element: SVGElement, in viewport: Viewport) -> Path? {
    guard let radius = radius(element, "r", of: viewport.diagonal), radius > 0 else { return nil }
    return .ellipse(center: center(element, in: viewport), rx: radius, ry: radius)
  }

  private mutating func ellipse(_ element: SVGElement, in viewport: Viewport) -> Path? {
    let rx = radius(element, "rx", of: viewport.width)
    let ry = radius(element, "ry", of: viewport.height)
    guard let across = rx ?? ry, let down = ry ?? rx, across > 0, down > 0 else { return nil }
    return .ellipse(center: center(element, in: viewport), rx: across, ry: down)
  }

  private mutating func line(_ element: SVGElement, in viewport: Viewport) -> Path? {
    .line(
      from: Point(
        x: length(element, "x1", of: viewport.width) ?? 0, y: length(element, "y1", of: viewport.height) ?? 0),
      to: Point(
        x: length(element, "x2", of: viewport.width) ?? 0, y: length(element, "y2", of: viewport.height) ?? 0)
    )
  }

  private mutating func center(_ element: SVGElement, in viewport: Viewport) -> Point {
    Point(
      x: length(element, "cx", of: viewport.width) ?? 0, y: length(element, "cy", of: viewport.height) ?? 0)
  }

  /// A radius; a negative one counts as absent (SVG 2 section 10.3).
  private mutating func radius(_ element: SVGElement, _ name: String, of whole: Double) -> Double? {
    length(element, name, of: whole).flatMap { $0 < 0 ? nil : $0 }
  }

  private mutating func length(_ element: SVGElement, _ name: String, of whole: Double) -> Double? {
    element[name] == "auto" ? nil : log.length(name, of: element)?.value(percentageOf: whole)
  }
}
