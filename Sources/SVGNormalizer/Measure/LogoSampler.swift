/// Draws a picture at the points of the ``SampleGrid``, from the uppermost node to the lowest.
struct LogoSampler {
  /// Some ten milliseconds: ten times what the largest logo needs.
  private static let steps = 1_500_000
  /// The cost of a layer, in which each point is cleared and composited.
  private static let stepsOfLayer = 2 * SampleGrid.count

  private var grid = WindingGrid(budget: WorkBudget(steps))

  mutating func draw(_ nodes: [LogoNode], into layer: inout SampleLayer) {
    for node in nodes.reversed() where !grid.isExhausted && !layer.open.isEmpty {
      switch node {
      case .path(let path): draw(path, into: &layer)
      case .group(let group): draw(group, into: &layer)
      }
    }
  }

  private mutating func draw(_ group: LogoGroup, into layer: inout SampleLayer) {
    var open = layer.open
    if let clip = group.clip { open.formIntersection(grid.mask(of: clip)) }
    guard !open.isEmpty, group.opacity > 0 else { return }
    grid.spend(Self.stepsOfLayer)
    var inner = SampleLayer(open: open)
    draw(group.nodes, into: &inner)
    layer.paint(inner, open, opacity: Float(group.opacity))
  }

  private mutating func draw(_ path: LogoPath, into layer: inout SampleLayer) {
    if path.opacity < 1, path.fill != nil, path.stroke != nil {
      var whole = path
      whole.opacity = 1
      return draw(LogoGroup(opacity: path.opacity, nodes: [.path(whole)]), into: &layer)
    }
    guard path.opacity > 0 else { return }
    if let stroke = path.stroke, stroke.opacity > 0, stroke.width > 0 {
      let mask = grid.mask(of: path.path, stroke)
      paint(mask, stroke.paint, opacity: stroke.opacity * path.opacity, into: &layer)
    }
    if let fill = path.fill, fill.opacity > 0 {
      let mask = grid.mask(of: path.path, fill.rule)
      paint(mask, fill.paint, opacity: fill.opacity * path.opacity, into: &layer)
    }
  }

  private mutating func paint(
    _ mask: SampleMask, _ paint: Paint, opacity: Double, into layer: inout SampleLayer
  ) {
    switch paint {
    case .color(let color): fill(mask, color, opacity: opacity, into: &layer)
    case .gradient(let gradient):
      grid.spend(gradient.stops.count * (mask.count + 1))
      guard !grid.isExhausted else { return }
      if let sampler = GradientSampler(gradient) {
        let factor = Float(opacity)
        layer.paint(mask) { sampler.color(at: SampleGrid.point($0)) * factor }
      } else if let stop = gradient.stops.last {
        fill(mask, stop.color, opacity: opacity * stop.opacity, into: &layer)
      }
    }
  }

  private mutating func fill(
    _ mask: SampleMask, _ color: Color, opacity: Double, into layer: inout SampleLayer
  ) {
    layer.fill(mask, SIMD4(color: color, opacity: opacity).premultiplied)
  }
}
