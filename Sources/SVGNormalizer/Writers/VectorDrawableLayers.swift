/// The `path` elements of a path, from the lowest. They need Android 7 (API level 24), which added gradients and
/// `fillType`.
struct VectorDrawableLayers {
  let elements: [MarkupElement]

  /// - Parameters:
  ///   - data: The path's data.
  ///   - opacity: The product of the path's and of all groups around it.
  init(of path: LogoPath, _ data: String, opacity: Double) throws(VectorDrawableLimitation) {
    let (fill, space) = try Self.element(of: path.fill, opacity: opacity)
    let stroke = try Self.element(of: path.stroke, opacity: opacity)
    // The fill would be seen through the stroke.
    guard fill == nil || stroke == nil || opacity == 1 else { throw .groupOpacity }
    guard let fill, let space else {
      elements = try Self.outlined(Self.joined(fill, stroke), data)
      return
    }
    guard let moved = space.path(path.path) else { throw .ellipticGradient }
    let lower = try Self.outlined([fill], PathWriter.text(for: moved)).map(space.group)
    elements = try lower + Self.outlined([stroke].compactMap(\.self), data)
  }

  /// The elements with an outline; none if that is empty.
  private static func outlined(_ elements: [MarkupElement], _ data: String) throws(VectorDrawableLimitation)
    -> [MarkupElement]
  {
    let outline = try VectorDrawablePathData.readable(data)
    guard !outline.isEmpty else { return [] }
    return elements.map { element in
      var element = element
      element.attributes.append(MarkupAttribute(name: "android:pathData", value: outline))
      return element
    }
  }

  /// One `path`, or two if Android would draw one wrong: it paints the stroke with the fill's gradient too, unless the
  /// stroke has a gradient of its own.
  private static func joined(_ fill: MarkupElement?, _ stroke: MarkupElement?) -> [MarkupElement] {
    guard var both = fill, let stroke else { return [fill, stroke].compactMap(\.self) }
    guard both.children.isEmpty || !stroke.children.isEmpty else { return [both, stroke] }
    both.attributes += stroke.attributes
    both.children += stroke.children
    return [both]
  }

  /// The fill, and the coordinate system in which its path is to be written where that isn't the picture's.
  private static func element(of fill: Fill?, opacity: Double) throws(VectorDrawableLimitation)
    -> (MarkupElement?, EllipseSpace?)
  {
    guard let fill else { return (nil, nil) }
    var (paint, space): (Paint, EllipseSpace?) = (fill.paint, nil)
    if case .gradient(let gradient) = fill.paint, let circle = gradient.circle {
      (paint, space) = (.gradient(circle.gradient), circle.space)
    }
    guard var element = try element("android:fillColor", paint, opacity: fill.opacity * opacity) else {
      return (nil, nil)
    }
    element.attributes += .present(["android:fillType": fill.rule == .evenOdd ? "evenOdd" : nil])
    return (element, space)
  }

  /// A stroke without width is omitted, because Android would draw it one pixel wide.
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

  /// A `path` that has only a paint; `nil` if it is invisible. The colours contain the opacity, because Android rounds
  /// a `fillAlpha` down.
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
