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
