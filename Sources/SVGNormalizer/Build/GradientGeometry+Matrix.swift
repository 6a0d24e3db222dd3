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
