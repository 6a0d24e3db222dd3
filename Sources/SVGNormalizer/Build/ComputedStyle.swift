/// The style and the coordinate system that an element inherits.
struct DrawingContext: Sendable {
  var style = ComputedStyle()
  /// From the element's coordinate system to the logo's.
  var matrix: Matrix
  /// The size that percentages refer to.
  var viewport: Viewport
}

/// The inherited properties that matter to a picture (SVG 2 section 6.4).
struct ComputedStyle: Sendable {
  /// The value of `currentColor`.
  var color = ColorValue(color: .black)
  var fill = PaintValue.color(.black, opacity: 1)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = Length(number: 1)
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 4.0
  var isVisible = true
  /// Whether the stroke is drawn below the fill (`paint-order`).
  var strokesFirst = false

  /// Sets the properties that an element specifies. An invalid value counts as absent, as in CSS.
  mutating func inherit(from element: SVGElement) {
    for attribute in element.attributes { set(attribute.name, attribute.value) }
  }

  private mutating func set(_ name: String, _ value: String) {
    switch name {
    case "color": replace(\.color, ColorValue.parse(value))
    case "fill": replace(\.fill, PaintValue.parse(value))
    case "fill-opacity": replace(\.fillOpacity, Self.opacity(value))
    case "fill-rule": replace(\.fillRule, FillRule(rawValue: value))
    case "clip-rule": replace(\.clipRule, FillRule(rawValue: value))
    case "visibility": isVisible = value == "inherit" ? isVisible : value == "visible"
    case "paint-order":
      strokesFirst = value.split(separator: " ").first { $0 == "fill" || $0 == "stroke" } == "stroke"
    default: setStroke(name, value)
    }
  }

  private mutating func setStroke(_ name: String, _ value: String) {
    switch name {
    case "stroke": replace(\.stroke, PaintValue.parse(value))
    case "stroke-opacity": replace(\.strokeOpacity, Self.opacity(value))
    case "stroke-width": replace(\.strokeWidth, Length.parse(value).flatMap { $0.number < 0 ? nil : $0 })
    case "stroke-linecap": replace(\.cap, LineCap(rawValue: value))
    case "stroke-linejoin": replace(\.join, Self.join(value))
    case "stroke-miterlimit":
      replace(\.miterLimit, Length.parse(value).flatMap { $0.number < 1 ? nil : $0.number })
    default: break
    }
  }

  private mutating func replace<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value?) {
    if let value { self[keyPath: property] = value }
  }

  /// A number or percentage, limited to 0...1.
  static func opacity(_ text: String) -> Double? {
    Length.parse(text).map { min(1, max(0, $0.value(percentageOf: 1))) }
  }

  /// All renderers draw `miter-clip` and `arcs` as `miter`.
  private static func join(_ text: String) -> LineJoin? {
    text == "miter-clip" || text == "arcs" ? .miter : LineJoin(rawValue: text)
  }
}
