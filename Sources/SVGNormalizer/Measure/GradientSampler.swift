/// Computes a gradient's colour at any point (SVG 2 sections 14.2.2 to 14.2.4).
struct GradientSampler {
  private let spread: GradientSpread
  /// Red, green, blue and opacity of each stop, each from 0 to 1 and interpolated on its own.
  private let stops: [(offset: Double, color: SIMD4<Float>)]
  /// Maps to the plane in which the gradient goes from x = 0 to 1, or from the focus to the unit circle.
  private let matrix: Matrix
  /// `nil` for a linear gradient.
  private let focus: Point?

  /// `nil` for a gradient without extent.
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
    let position = spread.wrapped(offset(at: matrix.apply(point)))
    guard let next = stops.firstIndex(where: { $0.offset > position }) else {
      return (stops.last?.color ?? .zero).premultiplied
    }
    guard next > 0 else { return stops[next].color.premultiplied }
    let (first, second) = (stops[next - 1], stops[next])
    let part = Float((position - first.offset) / (second.offset - first.offset))
    return (first.color + (second.color - first.color) * part).premultiplied
  }

  /// The point's offset along the gradient: x, or for a radial gradient the radius of the circle through it, where
  /// the circles grow from the focus to the unit circle.
  private func offset(at point: Point) -> Double {
    guard let focus else { return point.x }
    let vector = point - focus
    let along = focus.dot(vector)
    let rest = 1 - focus.dot(focus)
    return (along + (along * along + rest * vector.dot(vector)).squareRoot()) / rest
  }

  /// Moves a focus outside the circle to just inside its edge (SVG 1.1 section 13.2.3: onto it, where there would be no
  /// gradient).
  private static func within(_ focus: Point) -> Point {
    let length = focus.dot(focus).squareRoot()
    return length > 0.999 ? focus * (0.999 / length) : focus
  }
}

extension GradientSpread {
  /// The offset between 0 and 1 that has the same colour; 1 if it isn't a finite number.
  fileprivate func wrapped(_ offset: Double) -> Double {
    guard offset.isFinite else { return 1 }
    switch self {
    case .pad: return min(max(offset, 0), 1)
    case .repeat: return offset - offset.rounded(.down)
    case .reflect: return (offset - 2 * (offset / 2).rounded()).magnitude
    }
  }
}
