extension Gradient {
  /// The gradient as Android's `gradient`, with the opacity in the colours of its stops.
  func vectorDrawableElement(opacity: Double) throws(VectorDrawableLimitation) -> MarkupElement {
    var element =
      switch geometry {
      case .linear(let start, let end): Self.linearElement(from: start, to: end)
      case .radial(let center, let radius, let focus, let transform):
        try Self.radialElement(center: center, radius: radius, focus: focus, transform: transform)
      }
    element.attributes += .present(["android:tileMode": spread.tileMode])
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

  /// The coordinate system in which an ellipse is a circle, and the gradient there; `nil` if it is a circle already, or
  /// another gradient. What is inside of a circle's rotation doesn't show, unless the focus isn't the centre.
  var circle: (space: EllipseSpace, gradient: Gradient)? {
    guard case .radial(let center, let radius, let focus, let transform) = geometry,
      transform.svgValue != nil,
      GridPoint(center) == GridPoint(focus),
      let space = EllipseSpace(center: center, radius: radius, transform: transform)
    else { return nil }
    var gradient = self
    gradient.geometry = .radial(center: .zero, radius: space.radius, focus: .zero, transform: .identity)
    return (space, gradient)
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
    guard GridPoint(center) == GridPoint(focus) else { throw .focalGradient }
    guard transform.svgValue == nil else { throw .ellipticGradient }
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

extension Gradient {
  /// Stops for Android, which interpolates premultiplied colours, while SVG interpolates colours and opacities
  /// separately (SVG 2 section 14.2.4). If two neighbours differ in both, the one result is a chord of the other's
  /// curve; in eight steps they differ by less than a 255th.
  var premultipliedStops: [GradientStop] {
    var result = Array(stops.prefix(1))
    for (first, second) in zip(stops, stops.dropFirst()) {
      if first.color != second.color, first.opacity != second.opacity, first.offset < second.offset {
        result += (1..<8).map { first.mixed(with: second, part: Double($0) / 8) }
      }
      result.append(second)
    }
    return result
  }
}

extension GradientStop {
  /// The stop between this and another, at a part from 0 to 1.
  fileprivate func mixed(with other: GradientStop, part: Double) -> GradientStop {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8(mix(Double(first), Double(second)).rounded())
    }
    return GradientStop(
      offset: mix(offset, other.offset),
      color: Color(
        red: mix(color.red, other.color.red), green: mix(color.green, other.color.green),
        blue: mix(color.blue, other.color.blue)),
      opacity: mix(opacity, other.opacity))
  }
}
