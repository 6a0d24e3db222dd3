extension Gradient {
  /// The gradient as an element of `defs`, without its id (SVG 2 sections 14.2.2 and 14.2.3). A linear gradient's
  /// default end is a percentage, which not every platform knows, so that `x2` is always there.
  var svgElement: MarkupElement {
    var element =
      switch geometry {
      case .linear(let start, let end): Self.linear(from: start, to: end)
      case .radial(let center, let radius, let focus, let transform):
        Self.radial(center: center, radius: radius, focus: focus, transform: transform)
      }
    if spread != .pad {
      element.attributes.append(MarkupAttribute(name: "spreadMethod", value: spread.rawValue))
    }
    element.children = stops.map(\.svgElement)
    return element
  }

  private static func linear(from start: Point, to end: Point) -> MarkupElement {
    MarkupElement(
      "linearGradient",
      [
        "x1": NumberWriter.text(start.x, unless: "0"), "y1": NumberWriter.text(start.y, unless: "0"),
        "x2": NumberWriter.text(end.x), "y2": NumberWriter.text(end.y, unless: "0"),
        "gradientUnits": "userSpaceOnUse",
      ])
  }

  private static func radial(center: Point, radius: Double, focus: Point, transform: Matrix) -> MarkupElement
  {
    let (x, y) = (NumberWriter.text(center.x), NumberWriter.text(center.y))
    return MarkupElement(
      "radialGradient",
      [
        "cx": x, "cy": y, "r": NumberWriter.text(radius),
        "fx": NumberWriter.text(focus.x, unless: x), "fy": NumberWriter.text(focus.y, unless: y),
        "gradientUnits": "userSpaceOnUse", "gradientTransform": transform.svgValue,
      ])
  }
}

extension Matrix {
  /// The value of a `transform` with four decimals, and two where it shifts; `nil` where it changes nothing.
  var svgValue: String? {
    let linear = [a, b, c, d].map { NumberWriter.text($0, decimals: 4) }
    let numbers = (linear + [NumberWriter.text(e), NumberWriter.text(f)]).joined(separator: " ")
    return numbers == "1 0 0 1 0 0" ? nil : "matrix(\(numbers))"
  }
}

extension GradientStop {
  /// SVG 1.1 has no default for the offset, so that it is always there.
  fileprivate var svgElement: MarkupElement {
    MarkupElement(
      "stop",
      [
        "offset": NumberWriter.text(offset, decimals: 4),
        "stop-color": color == .black ? nil : color.hexadecimal,
        "stop-opacity": NumberWriter.text(opacity, unless: "1"),
      ])
  }
}
