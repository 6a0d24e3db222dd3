extension LogoBuilder {
  mutating func fill(of element: SVGElement, path: Path, in context: DrawingContext) -> Fill? {
    let style = context.style
    guard style.fillOpacity > 0, let (paint, opacity) = paint(style.fill, path: path, in: context) else {
      return nil
    }
    return Fill(paint: paint, opacity: opacity * style.fillOpacity, rule: style.fillRule)
  }

  mutating func stroke(of element: SVGElement, path: Path, in context: DrawingContext) -> Stroke? {
    let style = context.style
    let width = style.strokeWidth.value(percentageOf: viewBox.diagonal)
    guard width > 0, style.strokeOpacity > 0, style.stroke != .none,
      let (paint, opacity) = paint(style.stroke, path: path, in: context)
    else { return nil }
    guard let scale = context.matrix.similarityScale(within: Self.unevenness),
      element["vector-effect"] != "non-scaling-stroke"
    else {
      log.refuse(
        .stroke, "this stroke is stretched more in one direction than in the other",
        fix: "convert the stroke to a path, or scale width and height alike", at: element)
      return nil
    }
    return Stroke(
      paint: paint, opacity: opacity * style.strokeOpacity, width: width * scale, cap: style.cap,
      join: style.join, miterLimit: style.join == .miter ? style.miterLimit : 4)
  }

  /// What a paint means for a path, and how opaque it is; `nil` where nothing is painted.
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
    guard let resolver = GradientResolver(gradient, definitions: definitions, viewBox: viewBox) else {
      log.refuse(
        .cycle, "this gradient refers to itself, or to too many others",
        fix: "delete its href, or name another in it",
        at: gradient, attribute: gradient["href"] == nil ? "xlink:href" : "href")
      return nil
    }
    for element in resolver.elements { checkNumbers(GradientResolver.numbers, of: element) }
    guard mayUse(resolver.elements.count, for: gradient) else { return nil }
    return resolver.paint(bounds: bounds, matrix: context.matrix)
  }

  /// The part by which a stroke may be wider in one direction than in another before anybody sees it.
  private static let unevenness = 0.02
}
