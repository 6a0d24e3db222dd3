/// The appearance of a logo in numbers, for rules that need the picture.
public struct LogoMeasures: Hashable, Sendable {
  /// The share of the logo's square, from 0 to 1, that the smallest box around all visible points covers. Its sides
  /// are measured in 64ths of the square's.
  public let boundsShare: Double
  /// At most 64 visible colours, the most frequent first. Their shares add up to 1; an invisible picture has none.
  public let colors: [PaintedColor]

  /// Restores earlier measures.
  public init(boundsShare: Double, colors: [PaintedColor]) {
    (self.boundsShare, self.colors) = (boundsShare, colors)
  }
}

/// A visible colour of a logo, in sRGB, and its share. If there are too many, it is the mean of similar ones.
public struct PaintedColor: Hashable, Sendable {
  /// From 0 to 255.
  public let red: UInt8
  /// From 0 to 255.
  public let green: UInt8
  /// From 0 to 255.
  public let blue: UInt8
  /// From 0.01 to 1, in hundredths.
  public let opacity: Double
  /// The share of the painted area, above 0 and at most 1.
  public let share: Double

  /// Restores a colour that was measured earlier.
  public init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double, share: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
    (self.opacity, self.share) = (opacity, share)
  }
}

extension Logo {
  /// Samples the picture at the centres of 64 × 64 squares. Lines thinner than such a square, 4 units, may be missed.
  ///
  /// The work is limited: of a picture that needs far more than any logo, only the uppermost parts count.
  public func measure() -> LogoMeasures {
    var sampler = LogoSampler()
    var layer = SampleLayer(open: .full)
    sampler.draw(nodes, into: &layer)
    let census = ColorCensus(of: layer)
    return LogoMeasures(boundsShare: census.seen.boundsShare, colors: census.colors)
  }
}
