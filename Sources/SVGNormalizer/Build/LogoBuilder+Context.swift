extension LogoBuilder {
  /// What holds within an element; `nil` where its transformation makes it vanish or can't be read.
  mutating func context(of element: SVGElement, in outer: DrawingContext) -> DrawingContext? {
    var context = outer
    context.style.inherit(from: element)
    checkNumbers(Self.numbers, of: element)
    guard let text = element["transform"], text != "none" else { return context }
    guard let matrix = Matrix.parse(text), let origin = transformOrigin(of: element) else {
      log.refuse(
        .number, "\"\(text)\" is not a transformation",
        fix: "write it as translate(x y), scale(s), rotate(degrees) or matrix(a b c d e f)", at: element,
        attribute: "transform")
      return nil
    }
    context.matrix =
      context.matrix * Matrix(e: origin.x, f: origin.y) * matrix * Matrix(e: -origin.x, f: -origin.y)
    return context.matrix.determinant == 0 ? nil : context
  }

  private static let numbers = [
    "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-miterlimit",
  ]

  /// Refuses what should be numbers and isn't.
  mutating func checkNumbers(_ names: [String], of element: SVGElement) {
    for attribute in element.attributes where names.contains(attribute.name) {
      guard Length.parse(attribute.value) == nil, attribute.value != "inherit" else { continue }
      log.refuse(
        .number, "\"\(attribute.value)\" is not a number", fix: "write a number in \(attribute.name)",
        at: element,
        attribute: attribute.name)
    }
  }

  /// The point around which an element is turned, (0, 0) unless a style says otherwise (CSS Transforms 1 section 4).
  private func transformOrigin(of element: SVGElement) -> Point? {
    guard let text = element["transform-origin"] else { return .zero }
    let words = text.split(separator: " ").map { Self.originKeywords[String($0)] ?? String($0) }
    guard (1...3).contains(words.count) else { return nil }
    let x = Length.parse(words[0])?.value(percentageOf: viewBox.width)
    let y = Length.parse(words.count > 1 ? words[1] : "50%")?.value(percentageOf: viewBox.height)
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  private static let originKeywords = [
    "left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%",
  ]
}
