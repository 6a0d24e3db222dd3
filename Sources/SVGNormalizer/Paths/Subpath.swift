/// A part of a path that is drawn in one stroke.
struct Subpath: Hashable, Sendable {
  var start: Point
  var segments: [Segment] = []
  /// Whether the last point is joined to the first (`Z`).
  var isClosed = false
}
