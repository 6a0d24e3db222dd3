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
