/// Where a gradient begins and ends (SVG 2 sections 14.2.2 and 14.2.3).
enum GradientGeometry: Hashable, Sendable {
  case linear(start: Point, end: Point)
  /// A circle, or where `transform` isn't the identity, an ellipse.
  case radial(center: Point, radius: Double, focus: Point, transform: Matrix)
}
