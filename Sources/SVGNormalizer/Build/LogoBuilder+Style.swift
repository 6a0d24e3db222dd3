extension LogoBuilder {
  /// Reports attributes that should be numbers and aren't.
  mutating func checkNumbers(of element: SVGElement) {
    for attribute in element.attributes {
      switch attribute.name {
      case "stroke-width": _ = log.length(attribute.name, of: element)
      case "opacity", "fill-opacity", "stroke-opacity":
        log.checkNumber(attribute.name, of: element, canBePercentage: true)
      case "stroke-miterlimit": log.checkNumber(attribute.name, of: element, canBePercentage: false)
      default: break
      }
    }
  }

  mutating func fill(of element: SVGElement, path: Path, in context: DrawingContext) -> Fill? {
    let style = context.style
    guard style.fillOpacity > 0,
      let (paint, opacity) = paint(style.fill, "fill", of: element, path: path, in: context)
    else { return nil }
    return Fill(paint: paint, opacity: opacity * style.fillOpacity, rule: style.fillRule)
  }

  mutating func stroke(of element: SVGElement, path: Path, in context: DrawingContext) -> Stroke? {
    let style = context.style
    let width = style.strokeWidth.value(percentageOf: context.viewport.diagonal)
    guard width > 0, style.strokeOpacity > 0, style.stroke != .none,
      let (paint, opacity) = paint(style.stroke, "stroke", of: element, path: path, in: context)
    else { return nil }
    guard element["vector-effect"] != "non-scaling-stroke" else {
      log.error(
        .stroke, "this stroke is as wide at every size of the picture (non-scaling-stroke)",
        fix: "delete vector-effect, and set stroke-width to what it should be in the picture", at: element,
        attribute: "vector-effect")
      return nil
    }
    guard let scale = context.matrix.similarityScale(within: Self.unevenness) else {
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
  private mutating func paint(
    _ value: PaintValue, _ property: String, of element: SVGElement, path: Path, in context: DrawingContext
  ) -> (Paint, Double)? {
    switch value {
    case .none, .contextFill, .contextStroke: return nil
    case .currentColor: return (.color(context.style.color.color), context.style.color.opacity)
    case .color(let color, let opacity): return (.color(color), opacity)
    case .reference(let id, let fallback):
      switch gradient(id, property, of: element, path: path, hasFallback: fallback != nil, in: context) {
      case .paint(let paint, let opacity): return (paint, opacity)
      case .nothing: return nil
      case .unusable:
        return fallback.flatMap { paint($0, property, of: element, path: path, in: context) }
      }
    }
  }

  private mutating func gradient(
    _ id: String, _ property: String, of element: SVGElement, path: Path, hasFallback: Bool,
    in context: DrawingContext
  ) -> GradientPaint {
    guard let gradient = definitions.gradient(id) else {
      if !hasFallback {
        log.warning(
          .reference, "there is no gradient with the id \"\(id)\", so there is no \(property)",
          fix: "add the gradient, or write a colour", at: element, attribute: property)
      }
      return .unusable
    }
    let viewport = Viewport(ofContent: gradient) ?? picture
    guard let resolver = GradientResolver(gradient, definitions: definitions, viewport: viewport) else {
      log.error(
        .cycle, "this gradient refers to itself, or to too many others",
        fix: "delete its href, or refer to another gradient", at: gradient,
        attribute: gradient["href"] == nil ? "xlink:href" : "href")
      return .nothing
    }
    guard mayUse(resolver.elementCount, for: gradient) else { return .nothing }
    resolver.check(&log)
    return resolver.paint(bounds: path.bounds, matrix: context.matrix)
  }

  /// The part by which a stroke may be wider in one direction than in another before it shows.
  private static let unevenness = 0.02
}
