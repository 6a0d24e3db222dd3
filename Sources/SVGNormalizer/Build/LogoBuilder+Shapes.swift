extension LogoBuilder {
  /// The outline of a shape in its own coordinate system (SVG 2 chapter 10); `nil` if it is no shape or has no size.
  mutating func outline(of element: SVGElement) -> Path? {
    switch element.name {
    case "path": element["d"] == "none" ? nil : read("d", of: element, PathParser.parse)
    case "rect": rectangle(element)
    case "circle": circle(element)
    case "ellipse": ellipse(element)
    case "line": line(element)
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

  private mutating func rectangle(_ element: SVGElement) -> Path? {
    let width = horizontal(element, "width") ?? 0
    let height = vertical(element, "height") ?? 0
    guard width > 0, height > 0 else { return nil }
    let rx = radius(element, "rx", of: viewBox.width)
    let ry = radius(element, "ry", of: viewBox.height)
    return .rectangle(
      x: horizontal(element, "x") ?? 0, y: vertical(element, "y") ?? 0, width: width, height: height,
      rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
  }

  private mutating func circle(_ element: SVGElement) -> Path? {
    guard let radius = radius(element, "r", of: viewBox.viewport.diagonal), radius > 0 else { return nil }
    return .ellipse(center: center(element), rx: radius, ry: radius)
  }

  private mutating func ellipse(_ element: SVGElement) -> Path? {
    let rx = radius(element, "rx", of: viewBox.width)
    let ry = radius(element, "ry", of: viewBox.height)
    guard let across = rx ?? ry, let down = ry ?? rx, across > 0, down > 0 else { return nil }
    return .ellipse(center: center(element), rx: across, ry: down)
  }

  private mutating func line(_ element: SVGElement) -> Path? {
    .line(
      from: Point(x: horizontal(element, "x1") ?? 0, y: vertical(element, "y1") ?? 0),
      to: Point(x: horizontal(element, "x2") ?? 0, y: vertical(element, "y2") ?? 0))
  }

  private mutating func center(_ element: SVGElement) -> Point {
    Point(x: horizontal(element, "cx") ?? 0, y: vertical(element, "cy") ?? 0)
  }

  private mutating func horizontal(_ element: SVGElement, _ name: String) -> Double? {
    length(element, name, of: viewBox.width)
  }

  private mutating func vertical(_ element: SVGElement, _ name: String) -> Double? {
    length(element, name, of: viewBox.height)
  }

  /// A radius; a negative one counts as absent (SVG 2 section 10.3).
  private mutating func radius(_ element: SVGElement, _ name: String, of whole: Double) -> Double? {
    length(element, name, of: whole).flatMap { $0 < 0 ? nil : $0 }
  }

  private mutating func length(_ element: SVGElement, _ name: String, of whole: Double) -> Double? {
    element[name] == "auto" ? nil : log.length(name, of: element)?.value(percentageOf: whole)
  }
}
