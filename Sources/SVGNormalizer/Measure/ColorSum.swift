/// The sum of colours that count as one.
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

  /// The mean of what was added, which is at least one colour, and its share of a total.
  func mean(ofTotal total: Int) -> PaintedColor {
    func mean(_ sum: Int) -> Int { (2 * sum + count) / (2 * count) }
    return PaintedColor(
      red: UInt8(clamping: mean(red)), green: UInt8(clamping: mean(green)), blue: UInt8(clamping: mean(blue)),
      opacity: Hundredths.value(mean(opacity)), share: Double(count) / Double(total))
  }
}
