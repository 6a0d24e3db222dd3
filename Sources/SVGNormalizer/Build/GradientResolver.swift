/// Converts a gradient as SVG defines it (SVG 2 section 14.2) into the logo's coordinates.
struct GradientResolver {
  private let viewport: Viewport
  /// The gradient and those that it inherits attributes from.
  private let chain: [SVGElement]
  private let stopElements: [SVGElement]

  /// The attributes that have to be numbers.
  static let numbers = ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "offset", "stop-opacity"]

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

  /// All elements that the gradient is made of.
  var elements: [SVGElement] { chain + stopElements }

  /// The gradient's paint, and its opacity if it is a single colour; `nil` if it paints nothing.
  /// - Parameters:
  ///   - bounds: The box around the painted path, in the path's own coordinate system.
  ///   - matrix: From that system to the logo's.
  func paint(bounds: Box?, matrix: Matrix) -> (Paint, Double)? {
    let stops = stops
    guard let last = stops.last else { return nil }
    let solid = (Paint.color(last.color), last.opacity)
    guard stops.count > 1 else { return solid }
    var space = matrix
    let usesBounds = attribute("gradientUnits", of: chain) != "userSpaceOnUse"
    if usesBounds {
      guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
      space = space * bounds.fromUnitSquare
    }
    if let text = attribute("gradientTransform", of: chain) {
      guard let transform = Matrix.parse(text) else { return solid }
      space = space * transform
    }
    let reference = usesBounds ? Viewport(width: 1, height: 1) : viewport
    guard space.determinant != 0, let geometry = geometry(in: reference)?.applying(space) else {
      return solid
    }
    let spread = attribute("spreadMethod", of: chain).flatMap(GradientSpread.init) ?? .pad
    return (.gradient(Gradient(geometry: geometry, spread: spread, stops: stops)), 1)
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

  /// - Parameter reference: The size that percentages refer to.
  private func geometry(in reference: Viewport) -> GradientGeometry? {
    let kin = chain.filter { $0.name == chain[0].name }
    func length(_ name: String, _ whole: Double) -> Double? {
      attribute(name, of: kin).flatMap(Length.parse)?.value(percentageOf: whole)
    }
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
}

extension GradientStop {
  /// Reads a `stop` (SVG 2 section 14.2.4); a missing or invalid value counts as the initial one.
  fileprivate init(_ element: SVGElement) {
    let black = ColorValue(color: .black)
    let text = element["stop-color"] == "currentColor" ? element["color"] : element["stop-color"]
    let color = text.flatMap(ColorValue.parse) ?? black
    let opacity = element["stop-opacity"].flatMap(ComputedStyle.opacity) ?? 1
    self.init(
      offset: element["offset"].flatMap(ComputedStyle.opacity) ?? 0, color: color.color,
      opacity: opacity * color.opacity)
  }
}

extension GradientGeometry {
  /// The geometry with which a transformed picture has the same colours; `nil` if its area vanishes.
  func applying(_ matrix: Matrix) -> GradientGeometry? {
    switch self {
    case .linear(let start, let end): Self.linear(start: start, end: end, applying: matrix)
    case .radial(let center, let radius, let focus, let transform):
      Self.radial(center: center, radius: radius, focus: focus, applying: matrix * transform)
    }
  }

  /// The lines of one colour stay parallel, but not always perpendicular to the line from start to end: the normal of
  /// these lines is transformed by the inverse transpose.
  private static func linear(start: Point, end: Point, applying matrix: Matrix) -> GradientGeometry? {
    guard let inverse = matrix.inverse else { return nil }
    let direction = end - start
    let across = Point(
      x: inverse.a * direction.x + inverse.b * direction.y,
      y: inverse.c * direction.x + inverse.d * direction.y)
    let scale = direction.dot(direction) / across.dot(across)
    guard scale.isFinite, scale > 0 else { return nil }
    let newStart = matrix.apply(start)
    return .linear(start: newStart, end: newStart + across * scale)
  }

  /// A similarity maps circles to circles; otherwise the result is the unit circle with a transformation.
  private static func radial(
    center: Point, radius: Double, focus: Point, applying matrix: Matrix
  ) -> GradientGeometry {
    if let scale = matrix.similarityScale {
      return .radial(
        center: matrix.apply(center), radius: radius * scale, focus: matrix.apply(focus), transform: .identity
      )
    }
    let circle = Matrix(a: radius, d: radius, e: center.x, f: center.y)
    return .radial(
      center: .zero, radius: 1, focus: (focus - center) * (1 / radius), transform: matrix * circle)
  }
}
