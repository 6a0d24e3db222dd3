/// A picture in its plainest form: paths with their paints, in groups only where opacity or a clip needs them. All
/// transformations have been applied.
public struct Logo: Hashable, Sendable {
  /// The visible part of the plane. In the normal form it is 256 units wide and high, from (0, 0).
  var box: Box
  /// What is drawn, the lowest first.
  var nodes: [LogoNode]
}
