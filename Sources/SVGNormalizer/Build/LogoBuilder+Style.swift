extension LogoBuilder {
  /// The context of an element's content; `nil` if its transformation makes it vanish or can't be read.
  mutating func context(of element: SVGElement, in outer: DrawingContext) -> DrawingContext? {
    var context = outer
    context.style.inherit(from: element)
    checkNumbers(Self.numbers, of: element)
    guard let text = element["transform"], text != "none" else { return context }
    guard let matrix = Matrix.parse(text), let origin = transformOrigin(of: element) else {
      log.error(
        .number, "\"\(text)\" is not a transformation",
        fix: "write it as translate(x y), scale(s), rotate(degrees) or matrix(a b c d e f)", at: element,
        attribute: "transform")
      return nil
    }
    context.matrix =
      context.matrix * Matrix(e: origin.x, f: origin.y) * matrix * Matrix(e: -origin.x, f: -origin.y)
    return context.matrix.determinant == 0 ? nil : context
  }

  private static let numbers = [
    "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-miterlimit",
  ]

  /// Reports attributes that should be numbers and aren't.
  mutating func checkNumbers(_ names: [String], of element: SVGElement) {
    for attribute in element.attributes where names.contains(attribute.name) && attribute.value != "inherit" {
      _ = log.length(attribute.name, of: element)
    }
  }

  /// The origin of an element's transformation, (0, 0) unless a style sets it (CSS Transforms 1 section 4).
  private func transformOrigin(of element: SVGElement) -> Point? {
    guard let text = element["transform-origin"] else { return .zero }
    let words = text.split(separator: " ").map { Self.originKeywords[String($0)] ?? String($0) }
    guard (1...3).contains(words.count) else { return nil }
    let x = Length.parse(words[0])?.value(percentageOf: viewBox.width)
    let y = Length.parse(words.count > 1 ? words[1] : "50%")?.value(percentageOf: viewBox.height)
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  private static let originKeywords = [
    "left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%",
  ]

  mutating func fill(of path: Path, in context: DrawingContext) -> Fill? {
    let style = context.style
    guard style.fillOpacity > 0, let (paint, opacity) = paint(style.fill, path: path, in: context) else {
      return nil
    }
    return Fill(paint: paint, opacity: opacity * style.fillOpacity, rule: style.fillRule)
  }

  mutating func stroke(of element: SVGElement, path: Path, in context: DrawingContext) -> Stroke? {
    let style = context.style
    let width = style.strokeWidth.value(percentageOf: viewBox.viewport.diagonal)
    guard width > 0, style.strokeOpacity > 0, style.stroke != .none,
      let (paint, opacity) = paint(style.stroke, path: path, in: context)
    else { return nil }
    guard let scale = context.matrix.similarityScale(within: Self.unevenness),
      element["vector-effect"] != "non-scaling-stroke"
    else {
      log.error(
        .stroke, "this stroke is stretched more in one direction than in the other",
        fix: "convert the stroke to a path, or scale width and height by the same factor", at: element)
      return nil
    }
    return Stroke(
      paint: paint, opacity: opacity * style.strokeOpacity, width: width * scale, cap: style.cap,
      join: style.join, miterLimit: style.join == .miter ? style.miterLimit : 4)
  }

  /// The paint of a path and its opacity; `nil` if nothing is painted.
  private mutating func paint(_ value: PaintValue, path: Path, in context: DrawingContext) -> (Paint, Double)?
  {
    switch value {
    case .none, .contextFill, .contextStroke: return nil
    case .currentColor: return (.color(context.style.color.color), context.style.color.opacity)
    case .color(let color, let opacity): return (.color(color), opacity)
    case .reference(let id, let fallback):
      guard let gradient = definitions.gradient(id) else {
        return fallback.flatMap { paint($0, path: path, in: context) }
      }
      return paint(gradient, bounds: path.bounds, in: context)
    }
  }

  private mutating func paint(
    _ gradient: SVGElement, bounds: Box?, in context: DrawingContext
  ) -> (Paint, Double)? {
    guard let resolver = GradientResolver(gradient, definitions: definitions, viewport: viewBox.viewport)
    else {
      log.error(
        .cycle, "this gradient refers to itself, or to too many others",
        fix: "delete its href, or refer to another gradient", at: gradient,
        attribute: gradient["href"] == nil ? "xlink:href" : "href")
      return nil
    }
    for element in resolver.elements { checkNumbers(GradientResolver.numbers, of: element) }
    guard mayUse(resolver.elements.count, for: gradient) else { return nil }
    return resolver.paint(bounds: bounds, matrix: context.matrix)
  }

  /// The part by which a stroke may be wider in one direction than in another before it shows.
  private static let unevenness = 0.02
}
