/// One of the outlines of a clip.
struct ClipOutline: Hashable, Sendable {
  var path: Path
  var rule: FillRule = .nonZero
}
