/// A rectangle of a logo's plane, in the logo's units: the whole logo is 256 wide and high.
public struct LogoArea: Hashable, Sendable {
  let box: Box

  /// The whole logo.
  public static let whole = LogoArea(box: Logo.box)

  /// The width, above 0.
  public var width: Double { box.width }
  /// The height, above 0.
  public var height: Double { box.height }
  /// The numbers of a `viewBox`.
  public var viewBox: String { box.svgValue }

  /// The smallest area around this one that has other proportions, with the same centre.
  /// - Parameter proportions: the width divided by the height.
  public func enlarged(to proportions: Double) -> LogoArea {
    let width = max(box.width, box.height * proportions)
    let height = max(box.height, box.width / proportions)
    let (x, y) = (box.minimum.x - (width - box.width) / 2, box.minimum.y - (height - box.height) / 2)
    return LogoArea(box: Box(minimum: Point(x: x, y: y), maximum: Point(x: x + width, y: y + height)))
  }
}

extension Logo {
  /// The area around all that is drawn, which may be a little larger; `nil` where it has no width or no height.
  public var drawnArea: LogoArea? {
    guard let box = nodes.bounds.flatMap(Logo.box.intersection), box.width > 0, box.height > 0 else {
      return nil
    }
    return LogoArea(box: box)
  }
}
