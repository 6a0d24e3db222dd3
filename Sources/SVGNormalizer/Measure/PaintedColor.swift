/// A colour that is seen in a logo, in sRGB, and how much of it. Where many flow into each other it is their mean.
public struct PaintedColor: Hashable, Sendable {
  /// From 0 to 255.
  public let red: UInt8
  /// From 0 to 255.
  public let green: UInt8
  /// From 0 to 255.
  public let blue: UInt8
  /// From 0.01 to 1, in hundredths: how much it hides of what is behind the logo.
  public let opacity: Double
  /// The share of the painted area, above 0 and at most 1, that has this colour.
  public let share: Double

  /// A colour that was measured before.
  public init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double, share: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
    (self.opacity, self.share) = (opacity, share)
  }
}
