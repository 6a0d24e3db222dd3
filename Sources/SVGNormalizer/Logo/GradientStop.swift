/// A colour at a place of a gradient.
struct GradientStop: Hashable, Sendable {
  /// From 0, the start, to 1, the end.
  var offset: Double
  var color: Color
  /// From 0 to 1.
  var opacity = 1.0
}
