/// Colours that change continuously, in the coordinate system of the path (`userSpaceOnUse`).
struct Gradient: Hashable, Sendable {
  var geometry: GradientGeometry
  var spread: GradientSpread = .pad
  /// At least two, with offsets that never decrease.
  var stops: [GradientStop]

  /// The stop whose colour is the only one seen: all stops look the same, or the gradient has no extent (SVG 2
  /// section 14.2.2).
  var onlyStop: GradientStop? {
    guard let first = stops.first, let last = stops.last else { return nil }
    return geometry.isPoint || stops.allSatisfy(first.looks(like:)) ? last : nil
  }
}

/// The extent of a gradient (SVG 2 sections 14.2.2 and 14.2.3).
enum GradientGeometry: Hashable, Sendable {
  case linear(start: Point, end: Point)
  /// A circle, or with a `transform` other than the identity an ellipse.
  case radial(center: Point, radius: Double, focus: Point, transform: Matrix)

  /// Whether start and end are the same.
  var isPoint: Bool {
    switch self {
    case .linear(let start, let end): start == end
    case .radial(_, let radius, _, let transform): radius <= 0 || transform.determinant == 0
    }
  }
}

/// How a gradient continues beyond its ends.
enum GradientSpread: String, Hashable, Sendable {
  case pad, reflect, `repeat`
}

/// A colour at an offset of a gradient.
struct GradientStop: Hashable, Sendable {
  /// From 0, the start, to 1, the end.
  var offset: Double
  var color: Color
  /// From 0 to 1.
  var opacity = 1.0

  /// Whether the other has the same colour and opacity.
  func looks(like other: GradientStop) -> Bool { color == other.color && opacity == other.opacity }
}
