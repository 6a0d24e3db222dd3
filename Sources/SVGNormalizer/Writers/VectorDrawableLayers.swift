/// The `path` elements with which a path is drawn, one over the other, still without an outline. They need Android 7
/// (API level 24), in which gradients and `fillType` came.
struct VectorDrawableLayers {
  let elements: [MarkupElement]

  /// - Parameter opacity: That of the path and of all groups around it.
  init(of path: LogoPath, opacity: Double) throws(VectorDrawableLimitation) {
    let fill = try Self.element(of: path.fill, opacity: opacity)
    let stroke = try Self.element(of: path.stroke, opacity: opacity)
    // The stroke would let the fill shine through.
    guard fill == nil || stroke == nil || opacity == 1 else { throw .groupOpacity }
    elements = Self.joined(fill, stroke)
  }

  /// One `path`, or two where Android would draw one wrong: a fill's gradient stays on its brush, and the stroke is
  /// painted with it too unless it has a gradient of its own.
  private static func joined(_ fill: MarkupElement?, _ stroke: MarkupElement?) -> [MarkupElement] {
    guard var both = fill, let stroke else { return [fill, stroke].compactMap(\.self) }
    guard both.children.isEmpty || !stroke.children.isEmpty else { return [both, stroke] }
    both.attributes += stroke.attributes
    both.children += stroke.children
    return [both]
  }

  private static func element(of fill: Fill?, opacity: Double) throws(VectorDrawableLimitation)
    -> MarkupElement?
  {
    guard let fill,
      var element = try element("android:fillColor", fill.paint, opacity: fill.opacity * opacity)
    else { return nil }
    if fill.rule == .evenOdd {
      element.attributes.append(MarkupAttribute(name: "android:fillType", value: "evenOdd"))
    }
    return element
  }

  /// A stroke without width is left out, for Android draws one of a pixel.
  private static func element(of stroke: Stroke?, opacity: Double) throws(VectorDrawableLimitation)
    -> MarkupElement?
  {
    guard let stroke, let width = NumberWriter.text(stroke.width, unless: "0"),
      var element = try element("android:strokeColor", stroke.paint, opacity: stroke.opacity * opacity)
    else { return nil }
    element.attributes += .present([
      "android:strokeWidth": width,
      "android:strokeLineCap": stroke.cap == .butt ? nil : stroke.cap.rawValue,
      "android:strokeLineJoin": stroke.join == .miter ? nil : stroke.join.rawValue,
      "android:strokeMiterLimit": NumberWriter.text(stroke.miterLimit, unless: "4"),
    ])
    return element
  }

  /// A `path` that has only a paint; `nil` where that is invisible. The opacity goes into the colours, for Android
  /// rounds a `fillAlpha` down.
  private static func element(_ attribute: String, _ paint: Paint, opacity: Double)
    throws(VectorDrawableLimitation) -> MarkupElement?
  {
    guard UInt8(opacity: opacity) > 0 else { return nil }
    switch paint {
    case .color(let color):
      return MarkupElement("path", [attribute: color.hexadecimal(alpha: UInt8(opacity: opacity))])
    case .gradient(let gradient):
      let value = try gradient.vectorDrawableElement(opacity: opacity)
      let child = MarkupElement("aapt:attr", ["name": attribute], children: [value])
      return MarkupElement("path", children: [child])
    }
  }
}
