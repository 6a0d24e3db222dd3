/// The part of the plane that a file shows (SVG 2 section 8.6).
struct ViewBox: Hashable, Sendable {
  let x: Double
  let y: Double
  let viewport: Viewport

  var width: Double { viewport.width }
  var height: Double { viewport.height }

  /// The box of the root element: `viewBox`, or else `width` and `height`.
  static func of(_ root: SVGElement) -> ViewBox? {
    if let text = root["viewBox"] { return ViewBox(text)?.ifReasonable }
    guard let width = absolute(root["width"]), let height = absolute(root["height"]) else { return nil }
    return ViewBox(x: 0, y: 0, viewport: Viewport(width: width, height: height)).ifReasonable
  }

  private static func absolute(_ text: String?) -> Double? {
    guard let length = text.flatMap(Length.parse), length.unit != .percentage else { return nil }
    return length.value(percentageOf: 0)
  }

  private var ifReasonable: ViewBox? {
    let sizes = 1e-6...1e9
    return sizes.contains(width) && sizes.contains(height) && abs(x) <= 1e9 && abs(y) <= 1e9 ? self : nil
  }

  /// Whether the logo's square shows more of the plane than this box.
  var isLetterboxed: Bool { width != height }

  var outline: Path { .rectangle(x: x, y: y, width: width, height: height) }

  /// Scales the box into the middle of the logo's square.
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
    self.init(
      x: numbers[0].x, y: numbers[0].y, viewport: Viewport(width: numbers[1].x, height: numbers[1].y))
  }
}

/// The size that percentages refer to (SVG 2 section 8.9).
struct Viewport: Hashable, Sendable {
  var width: Double
  var height: Double

  /// What a length along no axis is a percentage of.
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }

  private static let horizontal: Set<String> = ["x", "width", "cx", "rx", "x1", "x2"]
  private static let vertical: Set<String> = ["y", "height", "cy", "ry", "y1", "y2"]
  private static let diagonal: Set<String> = ["r", "stroke-width"]
  private static let shapes: Set<String> = ["rect", "circle", "ellipse", "line"]

  /// The element with its percentages written as numbers, so that it may be moved to another viewport.
  func resolvingPercentages(of element: SVGElement) -> SVGElement {
    guard element.attributes.contains(where: { $0.value.utf8.last == UInt8(ascii: "%") }) else {
      return element
    }
    var result = element
    for index in result.attributes.indices {
      let attribute = result.attributes[index]
      guard Self.shapes.contains(element.name) || attribute.name == "stroke-width",
        let length = Length.parse(attribute.value), length.unit == .percentage,
        let whole = size(along: attribute.name)
      else { continue }
      result.attributes[index].value = "\(length.value(percentageOf: whole))"
    }
    return result
  }

  private func size(along attribute: String) -> Double? {
    if Self.horizontal.contains(attribute) { return width }
    if Self.vertical.contains(attribute) { return height }
    return Self.diagonal.contains(attribute) ? diagonal : nil
  }
}

/// How a `viewBox` is fitted into its rectangle (SVG 2 section 8.7).
struct PreserveAspectRatio: Hashable, Sendable {
  private var isStretched = false
  private var covers = false
  /// How the remaining space is divided, from 0 (all after the box) to 1 (all before it).
  private var alignment = Point(x: 0.5, y: 0.5)

  /// Reads the attribute; an invalid value counts as absent.
  init(_ text: String?) {
    let words = (text ?? "").split { $0.isWhitespace }.filter { $0 != "defer" }
    guard let first = words.first else { return }
    if first == "none" {
      isStretched = true
    } else if let alignment = Self.alignment(first) {
      self.alignment = alignment
      covers = words.count > 1 && words[1] == "slice"
    }
  }

  /// Maps the box into a rectangle at (0, 0).
  func matrix(from box: ViewBox, toWidth width: Double, height: Double) -> Matrix {
    var (x, y) = (width / box.width, height / box.height)
    if !isStretched {
      let scale = covers ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
    }
    return Matrix(
      a: x, d: y, e: (width - box.width * x) * alignment.x - box.x * x,
      f: (height - box.height * y) * alignment.y - box.y * y)
  }

  private static func alignment(_ word: Substring) -> Point? {
    let parts = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard word.utf8.count == 8, word.first == "x", word.dropFirst(4).first == "Y",
      let x = parts[String(word.dropFirst().prefix(3))], let y = parts[String(word.suffix(3))]
    else { return nil }
    return Point(x: x, y: y)
  }
}
