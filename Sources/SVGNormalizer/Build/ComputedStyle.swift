/// The properties that an element hands down to its children (SVG 2 section 6.4), as far as they matter here.
struct ComputedStyle: Sendable {
  /// What `currentColor` means.
  var color = ColorValue(color: .black, opacity: 1)
  var fill = PaintValue.color(.black, opacity: 1)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = Length(number: 1, unit: .none)
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 4.0
  var isVisible = true
  /// Whether the stroke is drawn below the fill (`paint-order`).
  var strokesFirst = false

  /// Takes over what an element says; what it says wrongly counts as not said, as CSS has it.
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
    case "paint-order": strokesFirst = Self.putsStrokeFirst(value)
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

  /// A number or percentage, brought between 0 and 1.
  static func opacity(_ text: String) -> Double? {
    Length.parse(text).map { min(1, max(0, $0.value(percentageOf: 1))) }
  }

  /// `miter-clip` and `arcs` are drawn as `miter` everywhere.
  private static func join(_ text: String) -> LineJoin? {
    text == "miter-clip" || text == "arcs" ? .miter : LineJoin(rawValue: text)
  }

  private static func putsStrokeFirst(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.first { $0 == "fill" || $0 == "stroke" } == "stroke"
  }
}

/// What an element is drawn under: all that its ancestors say.
struct DrawingContext: Sendable {
  var style = ComputedStyle()
  /// From the element's coordinate system to the logo's.
  var matrix: Matrix
}
