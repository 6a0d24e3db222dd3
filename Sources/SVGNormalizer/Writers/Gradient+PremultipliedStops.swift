extension Gradient {
  /// Stops between which premultiplied colours may be mixed, as Android does, to see what SVG does: there the colours
  /// are mixed as they are, and the opacities apart from them (SVG 2 section 14.2.4). Where two neighbours differ
  /// in both, the one mixture is a curve of which the other is the chord; in eight steps they are less than
  /// a 255th apart.
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
  /// The stop at a part of the way to another, from 0 to 1.
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
