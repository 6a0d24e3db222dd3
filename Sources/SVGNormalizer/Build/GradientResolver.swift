/// What a gradient gives a path (SVG 2 section 13.2).
enum GradientPaint: Hashable, Sendable {
  /// A paint, and its opacity if it is a single colour.
  case paint(Paint, opacity: Double)
  case nothing
  /// It can't be used: the fallback is.
  case unusable
}

/// Converts a gradient as SVG defines it (SVG 2 section 14.2) into the logo's coordinates.
struct GradientResolver {
  private let viewport: Viewport
  /// The gradient and those that it inherits attributes from.
  private let chain: [SVGElement]
  private let stopElements: [SVGElement]

  /// `nil` if the gradient inherits from itself, or from too many others.
  init?(_ element: SVGElement, definitions: Definitions, viewport: Viewport) {
    self.viewport = viewport
    var chain = [element]
    var seen = Set([element["id"].map { Array($0.utf8) }])
    while let text = chain.last?["href"] ?? chain.last?["xlink:href"], text.hasPrefix("#"),
      let next = definitions.gradient(String(text.dropFirst()))
    {
      guard seen.insert(next["id"].map { Array($0.utf8) }).inserted, chain.count < SVGLimits.gradientChain
      else { return nil }
      chain.append(next)
    }
    self.chain = chain
    stopElements = chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty } ?? []
  }

  /// How many elements the gradient is made of.
  var elementCount: Int { chain.count + stopElements.count }

  /// The gradient's paint.
  /// - Parameters:
  ///   - bounds: The box around the painted path, in the path's own coordinate system.
  ///   - matrix: From that system to the logo's.
  func paint(bounds: Box?, matrix: Matrix) -> GradientPaint {
    var stops = stops
    guard let last = stops.last else { return .nothing }
    var space = matrix
    if usesBounds {
      guard let bounds, bounds.width > 0, bounds.height > 0 else { return .unusable }
      space = space * bounds.fromUnitSquare
    }
    let solid = GradientPaint.paint(.color(last.color), opacity: last.opacity)
    guard stops.count > 1 else { return solid }
    if let transform = attribute("gradientTransform", of: chain).flatMap(Matrix.parse) {
      // One that isn't invertible gives no point a colour.
      guard transform.determinant != 0 else { return .nothing }
      space = space * transform
    }
    guard space.determinant != 0, var geometry else { return solid }
    focalCircle?.apply(to: &geometry, &stops)
    guard let placed = geometry.applying(space) else { return solid }
    return .paint(.gradient(Gradient(geometry: placed, spread: spread, stops: stops)), opacity: 1)
  }

  private var usesBounds: Bool { attribute("gradientUnits", of: chain) != "userSpaceOnUse" }

  private var spread: GradientSpread {
    attribute("spreadMethod", of: chain).flatMap(GradientSpread.init) ?? .pad
  }

  private func attribute(_ name: String, of elements: [SVGElement]) -> String? {
    for element in elements { if let value = element[name] { return value } }
    return nil
  }

  private var stops: [GradientStop] {
    var stops: [GradientStop] = []
    for element in stopElements {
      var stop = GradientStop(element)
      // Offsets never decrease (SVG 2 section 14.2.4).
      stop.offset = max(stop.offset, stops.last?.offset ?? 0)
      stops.append(stop)
    }
    return stops
  }

  /// The size that percentages refer to.
  private var reference: Viewport { usesBounds ? Viewport(width: 1, height: 1) : viewport }

  private func length(_ name: String, _ whole: Double) -> Double? {
    let kin = chain.filter { $0.name == chain[0].name }
    return attribute(name, of: kin).flatMap(Length.parse)?.value(percentageOf: whole)
  }

  private var geometry: GradientGeometry? {
    let (width, height, diagonal) = (reference.width, reference.height, reference.diagonal)
    if chain[0].name == "linearGradient" {
      let start = Point(x: length("x1", width) ?? 0, y: length("y1", height) ?? 0)
      let end = Point(x: length("x2", width) ?? width, y: length("y2", height) ?? 0)
      return start == end ? nil : .linear(start: start, end: end)
    }
    let center = Point(x: length("cx", width) ?? width / 2, y: length("cy", height) ?? height / 2)
    let radius = length("r", diagonal) ?? diagonal / 2
    guard radius > 0 else { return nil }
    let focus = Point(x: length("fx", width) ?? center.x, y: length("fy", height) ?? center.y)
    return .radial(center: center, radius: radius, focus: focus, transform: .identity)
  }

  /// The circle at which the gradient begins, if it is more than a point.
  private var focalCircle: FocalCircle? {
    guard chain[0].name == "radialGradient", let radius = length("fr", reference.diagonal), radius > 0 else {
      return nil
    }
    return FocalCircle(radius: radius)
  }
}

extension GradientResolver {
  /// Reports what can't be read, and what the normal form can't express.
  func check(_ log: inout ProblemLog) {
    for element in chain + stopElements {
      for attribute in element.attributes { check(attribute, of: element, &log) }
    }
    guard let focalCircle, let geometry else { return }
    guard spread == .pad, focalCircle.canBegin(geometry) else {
      log.error(
        .gradient, "this gradient begins at a circle (fr) in a way that not every platform can draw",
        fix: "delete fr, or make the circle smaller, and lie within the gradient's own, without spreadMethod",
        at: chain.first { $0["fr"] != nil } ?? chain[0], attribute: "fr")
      return
    }
  }

  private func check(_ attribute: SVGAttribute, of element: SVGElement, _ log: inout ProblemLog) {
    switch attribute.name {
    case "x1", "y1", "x2", "y2", "cx", "cy", "fx", "fy": _ = log.length(attribute.name, of: element)
    case "r", "fr":
      guard let length = log.length(attribute.name, of: element), length.number < 0 else { return }
      log.error(
        .number, "a radius is negative", fix: "write a number from 0", at: element, attribute: attribute.name)
    case "color-interpolation" where attribute.value.lowercased() == "linearrgb":
      log.warning(
        .gradient, "the gradient is drawn in sRGB, as many programs do, and not in linearRGB",
        fix: "delete color-interpolation, or add stops until it looks as it should", at: element,
        attribute: attribute.name)
    case "offset", "stop-opacity": log.checkNumber(attribute.name, of: element, canBePercentage: true)
    case "gradientTransform":
      guard Matrix.parse(attribute.value) == nil else { return }
      log.transformation(attribute.name, of: element)
    case "transform-origin", "transform-box":
      guard element["gradientTransform"] != nil else { return }
      log.error(
        .gradient,
        "the transformation of this gradient has another origin, which not every platform can draw",
        fix: "write the origin into the transformation, and delete \(attribute.name)", at: element,
        attribute: attribute.name)
    case "gradientUnits": log.checkWord(attribute, of: element, ["userSpaceOnUse", "objectBoundingBox"])
    case "spreadMethod": log.checkWord(attribute, of: element, ["pad", "reflect", "repeat"])
    default: break
    }
  }
}

/// The circle in which a radial gradient has the colour of its first stop (`fr`, SVG 2 section 14.2.3).
///
/// The circles of a gradient grow from this one to the outer one. Continued inwards, they shrink to a point: a gradient
/// that begins there has the same circles, if its first stop keeps its place.
private struct FocalCircle {
  let radius: Double

  /// Whether the circle lies within the outer one.
  func canBegin(_ geometry: GradientGeometry) -> Bool {
    guard case .radial(let center, let outer, let focus, _) = geometry else { return false }
    let offset = focus - center
    return radius < outer && offset.dot(offset).squareRoot() + radius <= outer
  }

  func apply(to geometry: inout GradientGeometry, _ stops: inout [GradientStop]) {
    guard canBegin(geometry), case .radial(let center, let outer, let focus, let transform) = geometry else {
      return
    }
    let point = center + (focus - center) * (outer / (outer - radius))
    geometry = .radial(center: center, radius: outer, focus: point, transform: transform)
    for index in stops.indices {
      stops[index].offset = (radius + stops[index].offset * (outer - radius)) / outer
    }
  }
}

extension GradientStop {
  /// Reads a `stop` (SVG 2 section 14.2.4); a missing or invalid value counts as the initial one.
  fileprivate init(_ element: SVGElement) {
    let color = element["stop-color"].flatMap(ColorValue.parse) ?? ColorValue(color: .black)
    let opacity = element["stop-opacity"].flatMap(ComputedStyle.opacity) ?? 1
    self.init(
      offset: element["offset"].flatMap(ComputedStyle.opacity) ?? 0, color: color.color,
      opacity: opacity * color.opacity)
  }
}
