extension SIMD4<Float> {
  /// Red, green, blue and opacity, each from 0 to 1.
  init(color: Color, opacity: Double) {
    self.init(
      Float(color.red) / 255, Float(color.green) / 255, Float(color.blue) / 255, Float(opacity))
  }

  /// Red, green and blue, multiplied by the opacity.
  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
}
