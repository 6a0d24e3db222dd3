/// Colours that flow into each other, in the coordinate system of the path (`userSpaceOnUse`).
struct Gradient: Hashable, Sendable {
  var geometry: GradientGeometry
  var spread: GradientSpread = .pad
  /// At least two, with offsets that never fall.
  var stops: [GradientStop]
}

/// Where a gradient begins and ends (SVG 2 sections 14.2.2 and 14.2.3).
enum GradientGeometry: Hashable, Sendable {
  case linear(start: Point, end: Point)
  /// A circle, or where `transform` isn't the identity, an ellipse.
  case radial(center: Point, radius: Double, focus: Point, transform: Matrix)
}

/// What is painted beyond a gradient's ends.
enum GradientSpread: String, Hashable, Sendable {
  case pad, reflect, `repeat`
}

/// A colour at a place of a gradient.
struct GradientStop: Hashable, Sendable {
  /// From 0, the start, to 1, the end.
  var offset: Double
  var color: Color
  /// From 0 to 1.
  var opacity = 1.0
}

extension Gradient {
  /// The stop whose colour is all that is seen, where nothing flows: stops that look the same, or a start and end
  /// that have fallen together (SVG 2 section 14.2.2).
  var onlyStop: GradientStop? {
    guard let first = stops.first, let last = stops.last else { return nil }
    return geometry.isPoint || stops.allSatisfy(first.looks(like:)) ? last : nil
  }
}

extension GradientStop {
  /// Whether the other has the same colour and opacity.
  func looks(like other: GradientStop) -> Bool { color == other.color && opacity == other.opacity }
}

extension GradientGeometry {
  /// Whether start and end have fallen together.
  var isPoint: Bool {
    switch self {
    case .linear(let start, let end): start == end
    case .radial(_, let radius, _, let transform): radius <= 0 || transform.determinant == 0
    }
  }
}
