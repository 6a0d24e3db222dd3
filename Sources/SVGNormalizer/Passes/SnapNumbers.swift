extension LogoPass {
  /// The numbers that are written are those that are drawn: all that follows works on them.
  static let snapNumbers = LogoPass(
    name: "SnapNumbers",
    purpose: "rounds coordinates and opacities to hundredths, gradient offsets to ten-thousandths"
  ) { logo in
    logo.nodes = logo.nodes.flatMap { node in
      node.replacingPaths { [$0.snapped] }.flatMap { $0.replacingGroups { [.group($0.snapped)] } }
    }
  }
}

extension LogoPath {
  fileprivate var snapped: LogoPath {
    var result = self
    result.path = path.snapped()
    result.opacity = opacity.hundredths
    if let fill {
      result.fill = Fill(paint: fill.paint.snapped, opacity: fill.opacity.hundredths, rule: fill.rule)
    }
    if var stroke {
      stroke.paint = stroke.paint.snapped
      stroke.opacity = stroke.opacity.hundredths
      stroke.width = stroke.width.hundredths
      stroke.miterLimit = stroke.miterLimit.hundredths
      result.stroke = stroke
    }
    return result
  }
}

extension LogoGroup {
  fileprivate var snapped: LogoGroup {
    var result = self
    result.opacity = opacity.hundredths
    if let clip {
      result.clip = LogoClip(
        outlines: clip.outlines.map { ClipOutline(path: $0.path.snapped(), rule: $0.rule) })
    }
    return result
  }
}

extension Paint {
  fileprivate var snapped: Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.geometry = gradient.geometry.snapped
    gradient.stops = gradient.stops.map {
      GradientStop(offset: $0.offset.tenThousandths, color: $0.color, opacity: $0.opacity.hundredths)
    }
    return .gradient(gradient)
  }
}

extension GradientGeometry {
  /// An ellipse is the unit circle, transformed; its matrix is kept to ten-thousandths. What has become a circle by
  /// rounding is written as one.
  fileprivate var snapped: GradientGeometry {
    switch self {
    case .linear(let start, let end): .linear(start: start.hundredths, end: end.hundredths)
    case .radial(let center, let radius, let focus, .identity):
      .radial(
        center: center.hundredths, radius: radius.hundredths, focus: focus.hundredths, transform: .identity)
    case .radial(let center, let radius, let focus, let transform):
      GradientGeometry.radial(
        center: center, radius: radius, focus: focus.tenThousandths, transform: .identity
      ).applying(transform.tenThousandths) ?? self
    }
  }
}
