/// An opaque colour in sRGB. (CSS writes "color", and so do names that follow it.)
struct Color: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  static let black = Color(red: 0, green: 0, blue: 0)

  /// The colour as `#rrggbb`, in lower case (CSS Color 4 section 5.2).
  var hexadecimal: String { Self.hexadecimal([red, green, blue]) }

  /// The colour as Android reads it: `#aarrggbb`, or if it is opaque `#rrggbb`.
  func hexadecimal(alpha: UInt8) -> String {
    Self.hexadecimal(alpha == 255 ? [red, green, blue] : [alpha, red, green, blue])
  }

  /// Two digits for each number.
  private static func hexadecimal(_ numbers: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: 1 + 2 * numbers.count) { text in
      text[0] = UInt8(ascii: "#")
      for (index, number) in numbers.enumerated() {
        text[1 + 2 * index] = (number >> 4).hexadecimalDigit
        text[2 + 2 * index] = (number & 15).hexadecimalDigit
      }
      return 1 + 2 * numbers.count
    }
  }
}

extension UInt8 {
  /// An opacity from 0 to 1 in 255ths.
  init(opacity: Double) { self = opacity > 0 ? UInt8((Swift.min(opacity, 1) * 255).rounded()) : 0 }

  /// The digit, in lower case, of a number below 16.
  fileprivate var hexadecimalDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") - 10 + self
  }
}

/// The colour or gradient of an area.
enum Paint: Hashable, Sendable {
  case color(Color)
  /// Indirect, because it would make every path several times as large.
  indirect case gradient(Gradient)
}

/// The inside of a path.
struct Fill: Hashable, Sendable {
  var paint: Paint
  /// From 0 to 1.
  var opacity = 1.0
  var rule: FillRule = .nonZero
}

/// Which areas of a path that crosses itself are inside (SVG 2 section 13.4.2).
enum FillRule: String, Hashable, Sendable {
  case nonZero = "nonzero"
  case evenOdd = "evenodd"
}

/// A line along a path.
struct Stroke: Hashable, Sendable {
  var paint: Paint
  /// From 0 to 1.
  var opacity = 1.0
  var width = 1.0
  var cap: LineCap = .butt
  var join: LineJoin = .miter
  /// The longest miter, in multiples of the width.
  var miterLimit = 4.0
}

/// The shape of a stroke's ends (SVG 2 section 13.5.3).
enum LineCap: String, Hashable, Sendable {
  case butt, round, square
}

/// The shape of a stroke's corners (SVG 2 section 13.5.4).
enum LineJoin: String, Hashable, Sendable {
  case miter, round, bevel
}
