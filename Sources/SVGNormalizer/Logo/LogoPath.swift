/// An outline with what fills it and what is drawn along it: first the fill, then the stroke.
struct LogoPath: Hashable, Sendable {
  var path: Path
  var fill: Fill?
  var stroke: Stroke?
  /// The opacity of fill and stroke as a whole, from 0 to 1.
  var opacity = 1.0
}
