extension GradientStop {
  /// A `stop` as it is written (SVG 2 section 14.2.4); what is missing or wrong counts as the initial value.
  init(_ element: SVGElement) {
    let ownColor = element["color"].flatMap(ColorValue.parse) ?? ColorValue(color: .black, opacity: 1)
    let text = element["stop-color"] ?? "black"
    let color =
      text == "currentColor" ? ownColor : ColorValue.parse(text) ?? ColorValue(color: .black, opacity: 1)
    let opacity = element["stop-opacity"].flatMap(ComputedStyle.opacity) ?? 1
    self.init(
      offset: element["offset"].flatMap(ComputedStyle.opacity) ?? 0, color: color.color,
      opacity: opacity * color.opacity)
  }
}
