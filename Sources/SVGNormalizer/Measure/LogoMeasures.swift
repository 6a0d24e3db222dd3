/// What a logo looks like at a glance, for rules that need the picture.
public struct LogoMeasures: Hashable, Sendable {
  /// The share of the logo's square, from 0 to 1, that the smallest box around all that is seen covers. Its sides are
  /// told in 64ths of the square's.
  public let boundsShare: Double
  /// The colours that are seen, the most frequent first: at most 64. Their shares add up to 1;
  /// there are none where nothing is seen.
  public let colors: [PaintedColor]

  /// Measures that were taken before.
  public init(boundsShare: Double, colors: [PaintedColor]) {
    (self.boundsShare, self.colors) = (boundsShare, colors)
  }
}
