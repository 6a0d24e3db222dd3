#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The trigonometric functions of the C library.
enum Trigonometry {
  /// Sine and cosine of an angle in degrees, exact at multiples of 90.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    switch turn < 0 ? turn + 360 : turn {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case 180: return (0, -1)
    case 270: return (-1, 0)
    case let angle: return sineAndCosine(radians: angle * .pi / 180)
    }
  }

  static func sineAndCosine(radians: Double) -> (sine: Double, cosine: Double) {
    (sin(radians), cos(radians))
  }

  static func tangent(radians: Double) -> Double { tan(radians) }

  /// The angle of a direction in radians, from -π to π.
  static func angle(of direction: Point) -> Double { atan2(direction.y, direction.x) }
}
