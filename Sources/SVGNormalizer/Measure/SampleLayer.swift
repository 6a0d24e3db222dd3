/// What is seen at each point of the ``SampleGrid``. The uppermost is painted first, so that what is hidden costs nothing.
struct SampleLayer {
  /// Red, green and blue, multiplied by the opacity, which is the fourth; each from 0 to 1.
  private(set) var colors = [SIMD4<Float>](repeating: .zero, count: SampleGrid.count)
  /// The points at which something lower may still be seen.
  private(set) var open: SampleMask

  /// From here on nothing shines through: it would have to be seen at less than a 500th.
  private static let opaque: Float = 0.998

  init(open: SampleMask) { self.open = open }

  /// Paints below what is there, at the open points of a mask.
  mutating func paint(_ mask: SampleMask, _ color: (Int) -> SIMD4<Float>) {
    var mask = mask
    mask.formIntersection(open)
    mask.forEach { index in
      let upper = colors[index]
      let result = upper + color(index) * (1 - upper.w)
      colors[index] = result
      if result.w >= Self.opaque { open.remove(index) }
    }
  }
}
