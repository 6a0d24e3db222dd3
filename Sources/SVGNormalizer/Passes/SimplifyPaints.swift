extension LogoPass {
  static let simplifyPaints = LogoPass(
    name: "SimplifyPaints",
    purpose:
      "Replaces gradients of one colour by that colour, and drops stops that change nothing, because every platform "
      + "draws a colour alike."
  ) { logo in
    logo.nodes.changePaths { path in
      if var fill = path.fill {
        fill.paint.simplify(opacity: &fill.opacity)
        path.fill = fill
      }
      if var stroke = path.stroke {
        stroke.paint.simplify(opacity: &stroke.opacity)
        path.stroke = stroke
      }
    }
  }
}

extension Paint {
  /// Replaces a gradient of one colour by that colour, whose opacity is multiplied into `opacity`.
  fileprivate mutating func simplify(opacity: inout Double) {
    guard case .gradient(var gradient) = self else { return }
    gradient.stops = gradient.stops.withoutIdleStops
    self = .gradient(gradient)
    guard let stop = gradient.onlyStop else { return }
    self = .color(stop.color)
    opacity = (opacity * stop.opacity).hundredths
  }
}

extension Array<GradientStop> {
  /// The stops without those in the middle of three at one offset, and those between two that look the same.
  fileprivate var withoutIdleStops: [GradientStop] {
    var kept: [GradientStop] = []
    for (index, stop) in enumerated() {
      if let previous = kept.last, index + 1 < count {
        let next = self[index + 1]
        if previous.offset == stop.offset, stop.offset == next.offset { continue }
        if previous.looks(like: stop), stop.looks(like: next) { continue }
      }
      kept.append(stop)
    }
    return kept
  }
}
