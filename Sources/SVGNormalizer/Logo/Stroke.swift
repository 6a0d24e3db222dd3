/// What is drawn along a path.
struct Stroke: Hashable, Sendable {
  var paint: Paint
  /// From 0 to 1.
  var opacity = 1.0
  var width = 1.0
  var cap: LineCap = .butt
  var join: LineJoin = .miter
  /// The longest a miter may be, in multiples of the width.
  var miterLimit = 4.0
}
