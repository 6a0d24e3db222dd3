extension Color {
  /// The colour as `#rrggbb`, in lower case (CSS Color 4 section 5.2).
  var hexadecimal: String { "#" + red.hexadecimal + green.hexadecimal + blue.hexadecimal }

  /// The colour as Android reads it: `#aarrggbb`, or where it is opaque `#rrggbb`.
  func hexadecimal(alpha: UInt8) -> String {
    alpha == 255 ? hexadecimal : "#" + alpha.hexadecimal + hexadecimal.dropFirst()
  }
}

extension UInt8 {
  /// An opacity from 0 to 1 in 255ths.
  init(opacity: Double) { self = opacity > 0 ? UInt8((Swift.min(opacity, 1) * 255).rounded()) : 0 }

  /// Two digits, in lower case.
  fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
