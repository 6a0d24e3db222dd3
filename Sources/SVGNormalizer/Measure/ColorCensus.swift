/// Counts the colours of a layer.
struct ColorCensus {
  /// The most colours that are counted separately.
  static let mostColors = 64

  /// The points that aren't transparent.
  private(set) var seen = SampleMask.empty
  private var counts: [SampleColor: Int] = [:]

  init(of layer: SampleLayer) {
    for area in layer.areas {
      add(SampleColor(area.color), area.points.count)
      seen.formUnion(area.points)
    }
    // Neighbours mostly have the same colour.
    var run = (layer: SIMD4<Float>.zero, color: SampleColor(.zero), length: 0)
    layer.forEachMixed { color, point in
      if any(color .!= run.layer) {
        add(run.color, run.length)
        run = (color, SampleColor(color), 0)
      }
      run.length += 1
      if run.color.isSeen { seen.insert(point) }
    }
    add(run.color, run.length)
  }

  /// The colours, the most frequent first. If there are too many, similar ones are merged in ever larger cubes of the
  /// colour space, of which sixteen remain at the end.
  var colors: [PaintedColor] {
    var groups: [UInt32: ColorSum] = [:]
    for bits in UInt32(0)...7 {
      groups = [:]
      for (color, count) in counts { groups[color.cube(bits), default: ColorSum()].add(color, count) }
      if groups.count <= Self.mostColors { break }
    }
    let total = counts.values.reduce(0, +)
    return groups.values.map { $0.mean(ofTotal: total) }.sorted {
      ($1.share, $0.red, $0.green, $0.blue, $0.opacity) < ($0.share, $1.red, $1.green, $1.blue, $1.opacity)
    }
  }

  private mutating func add(_ color: SampleColor, _ count: Int) {
    if color.isSeen, count > 0 { counts[color, default: 0] += count }
  }
}

/// The sum of colours that are merged.
struct ColorSum {
  private var red = 0
  private var green = 0
  private var blue = 0
  private var opacity = 0
  private var count = 0

  mutating func add(_ color: SampleColor, _ times: Int) {
    red += color.red * times
    green += color.green * times
    blue += color.blue * times
    opacity += color.opacity * times
    count += times
  }

  /// The mean of the added colours, of which there is at least one, and their share of a total.
  func mean(ofTotal total: Int) -> PaintedColor {
    func mean(_ sum: Int) -> Int { (2 * sum + count) / (2 * count) }
    return PaintedColor(
      red: UInt8(clamping: mean(red)), green: UInt8(clamping: mean(green)), blue: UInt8(clamping: mean(blue)),
      opacity: Hundredths.value(mean(opacity)), share: Double(count) / Double(total))
  }
}
