/// The part of the plane that a file shows (SVG 2 section 8.6).
struct ViewBox: Hashable, Sendable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// The box as it is written in the root element: `viewBox`, or else `width` and `height`.
  static func of(_ root: SVGElement) -> ViewBox? {
    if let text = root["viewBox"] { return ViewBox(text)?.ifSound }
    guard let width = absolute(root["width"]), let height = absolute(root["height"]) else { return nil }
    return ViewBox(x: 0, y: 0, width: width, height: height).ifSound
  }

  private static func absolute(_ text: String?) -> Double? {
    guard let length = text.flatMap(Length.parse), length.unit != .percentage else { return nil }
    return length.value(percentageOf: 0)
  }

  private var ifSound: ViewBox? {
    let sizes = 1e-6...1e9
    return sizes.contains(width) && sizes.contains(height) && abs(x) <= 1e9 && abs(y) <= 1e9 ? self : nil
  }

  /// Whether the logo's box shows more of the plane than this one.
  var isLetterboxed: Bool { width != height }

  /// What a length along no axis is a percentage of (SVG 2 section 8.9).
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }

  var outline: Path { .rectangle(x: x, y: y, width: width, height: height, rx: 0, ry: 0) }

  /// What brings the box into the middle of the logo's.
  var fitted: Matrix {
    let scale = Logo.size / max(width, height)
    return Matrix(
      a: scale, d: scale, e: (Logo.size - width * scale) / 2 - x * scale,
      f: (Logo.size - height * scale) / 2 - y * scale)
  }
}

extension ViewBox {
  /// Reads four numbers, of which the last two may not be negative.
  init?(_ text: String) {
    guard let numbers = try? PointList.parse(text), numbers.count == 2, numbers[1].x >= 0, numbers[1].y >= 0
    else { return nil }
    self.init(x: numbers[0].x, y: numbers[0].y, width: numbers[1].x, height: numbers[1].y)
  }
}
