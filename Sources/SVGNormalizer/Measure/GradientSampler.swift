/// Tells a gradient's colour at any point (SVG 2 sections 14.2.2 to 14.2.4).
struct GradientSampler {
  private let spread: GradientSpread
  /// Red, green, blue and opacity of each stop, each from 0 to 1, which are mixed apart from each other.
  private let stops: [(offset: Double, color: SIMD4<Float>)]
  /// Into the plane in which the gradient goes from x = 0 to 1, or from the focus to the unit circle.
  private let matrix: Matrix
  /// `nil` for a linear gradient.
  private let focus: Point?

  /// Nothing for a gradient without extent.
  init?(_ gradient: Gradient) {
    guard !gradient.geometry.isPoint, !gradient.stops.isEmpty else { return nil }
    spread = gradient.spread
    stops = gradient.stops.map { ($0.offset, SIMD4(color: $0.color, opacity: $0.opacity)) }
    switch gradient.geometry {
    case .linear(let start, let end):
      let axis = (end - start) * (1 / (end - start).dot(end - start))
      matrix = Matrix(a: axis.x, b: 0, c: axis.y, d: 0, e: -axis.dot(start), f: 0)
      focus = nil
    case .radial(let center, let radius, let focus, let transform):
      let circle = Matrix(a: radius, d: radius, e: center.x, f: center.y)
      guard let matrix = (transform * circle).inverse else { return nil }
      self.matrix = matrix
      self.focus = Self.within((focus - center) * (1 / radius))
    }
  }

  /// The colour at a point, with red, green and blue multiplied by the opacity.
  func color(at point: Point) -> SIMD4<Float> {
    let place = spread.place(offset(at: matrix.apply(point)))
    guard let next = stops.firstIndex(where: { $0.offset > place }) else {
      return (stops.last?.color ?? .zero).premultiplied
    }
    guard next > 0 else { return stops[next].color.premultiplied }
    let (first, second) = (stops[next - 1], stops[next])
    let part = Float((place - first.offset) / (second.offset - first.offset))
    return (first.color + (second.color - first.color) * part).premultiplied
  }

  /// How far the point is on its way along the gradient. A circle's is that of the circle around it: all of them
  /// lie between the focus and the unit circle, in proportion.
  private func offset(at point: Point) -> Double {
    guard let focus else { return point.x }
    let way = point - focus
    let along = focus.dot(way)
    let room = 1 - focus.dot(focus)
    return (along + (along * along + room * way.dot(way)).squareRoot()) / room
  }

  /// A focus outside of the circle is moved onto its edge (SVG 1.1 section 13.2.3), or rather next to it, where
  /// there is still a gradient.
  private static func within(_ focus: Point) -> Point {
    let length = focus.dot(focus).squareRoot()
    return length > 0.999 ? focus * (0.999 / length) : focus
  }
}

extension GradientSpread {
  /// The place between 0 and 1 that looks like one beyond; the end, where it isn't a number.
  fileprivate func place(_ offset: Double) -> Double {
    guard offset.isFinite else { return 1 }
    switch self {
    case .pad: return min(max(offset, 0), 1)
    case .repeat: return offset - offset.rounded(.down)
    case .reflect: return (offset - 2 * (offset / 2).rounded()).magnitude
    }
  }
}
