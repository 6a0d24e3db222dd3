/// The size that percentages refer to (SVG 2 section 8.9).
struct Viewport: Hashable, Sendable {
  var width: Double
  var height: Double

  /// The size of a picture. One whose size isn't known is refused, and any will do.
  init(of root: SVGElement) {
    let box = ViewBox.of(root)
    self.init(width: box?.width ?? 100, height: box?.height ?? 100)
  }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  private static let horizontal: Set<String> = ["x", "width", "cx", "rx", "x1", "x2"]
  private static let vertical: Set<String> = ["y", "height", "cy", "ry", "y1", "y2"]
  private static let diagonal: Set<String> = ["r", "stroke-width"]
  private static let shapes: Set<String> = ["rect", "circle", "ellipse", "line"]

  /// The element with its percentages written as numbers, so that it doesn't matter where it will stand.
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
    return Self.diagonal.contains(attribute) ? ((width * width + height * height) / 2).squareRoot() : nil
  }
}
