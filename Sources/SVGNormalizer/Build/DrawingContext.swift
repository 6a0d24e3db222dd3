/// What an element is drawn under: all that its ancestors say.
struct DrawingContext: Sendable {
  var style = ComputedStyle()
  /// From the element's coordinate system to the logo's.
  var matrix: Matrix
}
