/// The colours at the points of the ``SampleGrid``, painted from the top so that hidden parts cost nothing.
///
/// A colour is red, green and blue, multiplied by the opacity, which is the fourth; each from 0 to 1.
struct SampleLayer {
  /// The points that aren't opaque yet.
  private(set) var open: SampleMask
  /// Areas of one opaque colour each, with nothing above them: all that many logos are made of.
  private(set) var areas: [(color: SIMD4<Float>, points: SampleMask)] = []
  /// The points that were painted one by one.
  private(set) var mixed = SampleMask.empty
  /// The colours of those; empty as long as there are none.
  private var colors: [SIMD4<Float>] = []

  /// The opacity that counts as opaque: less than a 500th of what is below would be seen.
  private static let opaque: Float = 0.998

  init(open: SampleMask) { self.open = open }

  /// Paints one colour below the present ones, at the open points of a mask.
  mutating func fill(_ mask: SampleMask, _ color: SIMD4<Float>) {
    guard color.w >= Self.opaque else { return paint(mask) { _ in color } }
    var area = mask.intersection(open)
    area.subtract(mixed)
    if !area.isEmpty { areas.append((color, area)) }
    open.subtract(area)
    paint(mask) { _ in color }
  }

  /// Paints below the present colours, at the open points of a mask.
  mutating func paint(_ mask: SampleMask, _ color: (Int) -> SIMD4<Float>) {
    let mask = mask.intersection(open)
    guard !mask.isEmpty else { return }
    mixed.formUnion(mask)
    if colors.isEmpty { colors = Array(repeating: .zero, count: SampleGrid.count) }
    colors.withUnsafeMutableBufferPointer { colors in
      mask.forEach { index in
        let upper = colors[index]
        let result = upper + color(index) * (1 - upper.w)
        colors[index] = result
        if result.w >= Self.opaque { open.remove(index) }
      }
    }
  }

  /// Paints another layer below this one, at the open points of both.
  mutating func paint(_ layer: SampleLayer, _ mask: SampleMask, opacity: Float) {
    for area in layer.areas { fill(area.points.intersection(mask), area.color * opacity) }
    paint(layer.mixed.intersection(mask)) { layer.colors[$0] * opacity }
  }

  /// Says the colour of each point that was painted one by one.
  func forEachMixed(_ body: (SIMD4<Float>, Int) -> Void) {
    mixed.forEach { body(colors[$0], $0) }
  }
}

/// The colour at a point, in integers.
struct SampleColor: Hashable, Sendable {
  /// From the highest byte: red, green and blue, from 0 to 255, and opacity, from 0 to 100.
  private let bytes: UInt32

  /// - Parameter premultiplied: Red, green and blue, multiplied by the opacity, which is the fourth; each from 0 to 1.
  init(_ premultiplied: SIMD4<Float>) {
    let opacity = Self.whole(premultiplied.w * 100, most: 100)
    guard opacity > 0 else {
      bytes = 0
      return
    }
    let color = premultiplied * (255 / premultiplied.w)
    let (red, green, blue) = (Self.whole(color.x), Self.whole(color.y), Self.whole(color.z))
    bytes = red << 24 | green << 16 | blue << 8 | opacity
  }

  var red: Int { Int(bytes >> 24) }
  var green: Int { Int((bytes >> 16) & 0xFF) }
  var blue: Int { Int((bytes >> 8) & 0xFF) }
  /// In hundredths.
  var opacity: Int { Int(bytes & 0xFF) }

  var isSeen: Bool { opacity > 0 }

  /// The colour without the lowest bits of each number, which identifies a cube of the colour space.
  func cube(_ bits: UInt32) -> UInt32 { bytes & (((0xFF >> bits) << bits) * 0x0101_0101) }

  /// The rounded value, from 0 to `most`; 0 for NaN.
  private static func whole(_ value: Float, most: Float = 255) -> UInt32 {
    guard value > 0 else { return 0 }
    let bounded = min(value, most)
    // Without the call that rounding is on older processors.
    let whole = UInt32(bounded)
    return bounded - Float(whole) < 0.5 ? whole : whole + 1
  }
}

extension SIMD4<Float> {
  /// Red, green, blue and opacity, each from 0 to 1.
  init(color: Color, opacity: Double) {
    self.init(
      Float(color.red) / 255, Float(color.green) / 255, Float(color.blue) / 255, Float(opacity))
  }

  /// Red, green and blue, multiplied by the opacity.
  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
}
