extension LogoPass {
  static let snapNumbers = LogoPass(
    name: "SnapNumbers",
    purpose:
      "Rounds coordinates and opacities to hundredths and gradient offsets to ten-thousandths, so that later steps see "
      + "the numbers that are written."
  ) { logo in
    logo.nodes.changePaths { $0.snap() }
    logo.nodes.changeGroups { $0.snap() }
  }
}

extension LogoPath {
  fileprivate mutating func snap() {
    path = path.snapped()
    opacity = opacity.hundredths
    if let fill {
      self.fill = Fill(paint: fill.paint.snapped, opacity: fill.opacity.hundredths, rule: fill.rule)
    }
    if var stroke {
      stroke.paint = stroke.paint.snapped
      stroke.opacity = stroke.opacity.hundredths
      stroke.width = stroke.width.hundredths
      stroke.miterLimit = stroke.miterLimit.hundredths
      self.stroke = stroke
    }
  }
}

extension LogoGroup {
  fileprivate mutating func snap() {
    opacity = opacity.hundredths
    clip = clip?.mapPaths { $0.snapped() }
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
  /// An ellipse is the unit circle with a matrix in ten-thousandths. If rounding makes it a circle, it becomes one.
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
