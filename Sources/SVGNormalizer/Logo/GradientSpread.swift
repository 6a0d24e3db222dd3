/// What is painted beyond a gradient's ends.
enum GradientSpread: String, Hashable, Sendable {
  case pad, reflect, `repeat`
}
