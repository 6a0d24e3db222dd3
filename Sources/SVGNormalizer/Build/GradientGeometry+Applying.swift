extension GradientGeometry {
  /// The same colours at the same places of a picture that has been transformed; `nil` where no area is left.
  func applying(_ matrix: Matrix) -> GradientGeometry? {
    switch self {
    case .linear(let start, let end): Self.linear(start: start, end: end, applying: matrix)
    case .radial(let center, let radius, let focus, let transform):
      Self.radial(center: center, radius: radius, focus: focus, applying: matrix * transform)
    }
  }

  /// The lines of one colour stay parallel but need not stay upright on the line from start to end: the direction
  /// across them is brought over by the inverse transpose.
  private static func linear(start: Point, end: Point, applying matrix: Matrix) -> GradientGeometry? {
    guard let inverse = matrix.inverse else { return nil }
    let direction = end - start
    let across = Point(
      x: inverse.a * direction.x + inverse.b * direction.y,
      y: inverse.c * direction.x + inverse.d * direction.y)
    let square = direction.x * direction.x + direction.y * direction.y
    let scale = square / (across.x * across.x + across.y * across.y)
    guard scale.isFinite, scale > 0 else { return nil }
    let newStart = matrix.apply(start)
    return .linear(start: newStart, end: newStart + across * scale)
  }

  /// A circle stays one under a similarity; else it is written as the unit circle, transformed.
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
