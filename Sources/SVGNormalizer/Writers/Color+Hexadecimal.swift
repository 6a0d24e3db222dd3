extension Color {
  /// The colour as `#rrggbb`, in lower case (CSS Color 4 section 5.2).
  var hexadecimal: String { "#" + [red, green, blue].map(\.hexadecimal).joined() }
}

extension UInt8 {
  /// Two digits, in lower case.
  var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
