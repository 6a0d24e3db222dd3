extension Gradient {
  /// The gradient as a `gradient` of Android's, with an opacity in the colours of its stops.
  func vectorDrawableElement(opacity: Double) throws(VectorDrawableLimitation) -> MarkupElement {
    var element =
      switch geometry {
      case .linear(let start, let end): Self.linearElement(from: start, to: end)
      case .radial(let center, let radius, let focus, let transform):
        try Self.radialElement(center: center, radius: radius, focus: focus, transform: transform)
      }
    if let tileMode = spread.tileMode {
      element.attributes.append(MarkupAttribute(name: "android:tileMode", value: tileMode))
    }
    element.children = premultipliedStops.map { stop in
      MarkupElement(
        "item",
        [
          "android:offset": NumberWriter.text(stop.offset, decimals: 4),
          "android:color": stop.color.hexadecimal(alpha: UInt8(opacity: stop.opacity * opacity)),
        ])
    }
    return element
  }

  private static func linearElement(from start: Point, to end: Point) -> MarkupElement {
    MarkupElement(
      "gradient",
      [
        "android:type": "linear",
        "android:startX": NumberWriter.text(start.x), "android:startY": NumberWriter.text(start.y),
        "android:endX": NumberWriter.text(end.x), "android:endY": NumberWriter.text(end.y),
      ])
  }

  private static func radialElement(center: Point, radius: Double, focus: Point, transform: Matrix)
    throws(VectorDrawableLimitation) -> MarkupElement
  {
    guard transform.svgValue == nil else { throw .ellipticGradient }
    guard GridPoint(center) == GridPoint(focus) else { throw .focalGradient }
    return MarkupElement(
      "gradient",
      [
        "android:type": "radial",
        "android:centerX": NumberWriter.text(center.x), "android:centerY": NumberWriter.text(center.y),
        "android:gradientRadius": NumberWriter.text(radius),
      ])
  }
}

extension GradientSpread {
  /// `nil` for the default, `clamp`.
  fileprivate var tileMode: String? {
    switch self {
    case .pad: nil
    case .reflect: "mirror"
    case .repeat: "repeat"
    }
  }
}
