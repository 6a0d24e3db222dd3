/// What fills a path.
struct Fill: Hashable, Sendable {
  var paint: Paint
  /// From 0 to 1.
  var opacity = 1.0
  var rule: FillRule = .nonZero
}
