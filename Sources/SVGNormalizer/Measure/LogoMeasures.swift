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

extension Logo {
  /// Looks at the picture in the middles of 64 × 64 squares. What is thinner than such a square, 4 units, may fall
  /// between two.
  ///
  /// The work is bounded: of a picture that needs more than any logo does, only what is uppermost counts.
  public func measure() -> LogoMeasures {
    var sampler = LogoSampler()
    var layer = SampleLayer(open: .full)
    sampler.draw(nodes, into: &layer)
    let census = ColorCensus(of: layer)
    return LogoMeasures(boundsShare: census.seen.boundsShare, colors: census.colors)
  }
}
