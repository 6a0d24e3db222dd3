extension LogoBuilder {
  /// The outline of a shape in its own coordinate system (SVG 2 chapter 10); `nil` for what is no shape, or is none
  /// for want of a size.
  mutating func outline(of element: SVGElement) -> Path? {
    switch element.name {
    case "path": path(element)
    case "rect": rectangle(element)
    case "circle": circle(element)
    case "ellipse": ellipse(element)
    case "line": line(element)
    case "polyline": points(element).map { .polyline($0) }
    case "polygon": points(element).map { .polygon($0) }
    default: nil
    }
  }

  private mutating func path(_ element: SVGElement) -> Path? {
    guard let text = element["d"], text != "none" else { return nil }
    return read("d", of: element) { () throws(PathSyntaxError) in try PathParser.parse(text) }
  }

  private mutating func points(_ element: SVGElement) -> [Point]? {
    guard let text = element["points"] else { return nil }
    return read("points", of: element) { () throws(PathSyntaxError) in try PointList.parse(text) }
  }

  private mutating func read<Value>(
    _ attribute: String, of element: SVGElement, _ parse: () throws(PathSyntaxError) -> Value
  ) -> Value? {
    do {
      return try parse()
    } catch {
      log.refuse(
        .number, error.message, fix: "draw the shape anew, or mend what stands at this place", at: element,
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
    guard let radius = radius(element, "r", of: viewBox.diagonal), radius > 0 else { return nil }
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

  /// A radius; a negative one counts as none (SVG 2 section 10.3).
  private mutating func radius(_ element: SVGElement, _ name: String, of whole: Double) -> Double? {
    length(element, name, of: whole).flatMap { $0 < 0 ? nil : $0 }
  }

  private mutating func length(_ element: SVGElement, _ name: String, of whole: Double) -> Double? {
    guard let text = element[name], text != "auto" else { return nil }
    if let length = Length.parse(text) { return length.value(percentageOf: whole) }
    log.refuse(
      .number, "\"\(text)\" is not a number", fix: "write a number in \(name)", at: element, attribute: name)
    return nil
  }
}
