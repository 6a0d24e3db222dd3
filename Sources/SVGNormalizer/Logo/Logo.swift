/// A picture in its plainest form: paths with their paints, in groups only where opacity or a clip needs them. All
/// transformations have been applied; what is seen of the plane is ``box``.
public struct Logo: Hashable, Sendable {
  /// What is drawn, the lowest first.
  var nodes: [LogoNode]

  /// The width and height of every logo, in its own units.
  static let size = 256.0
  /// What is seen of the plane.
  static let box = Box(minimum: .zero, maximum: Point(x: size, y: size))
}
