/// Colours that flow into each other, in the coordinate system of the path (`userSpaceOnUse`).
struct Gradient: Hashable, Sendable {
  var geometry: GradientGeometry
  var spread: GradientSpread = .pad
  /// At least two, with offsets that never fall.
  var stops: [GradientStop]
}
