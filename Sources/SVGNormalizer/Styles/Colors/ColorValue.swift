/// A colour as CSS writes it, with its opacity.
struct ColorValue: Hashable, Sendable {
  var color: Color
  /// From 0 to 1.
  var opacity = 1.0

  /// Reads a colour: a name, `#…`, `rgb()`, `hsl()` or `hwb()` (CSS Color 4 sections 4 to 8); nothing for anything else,
  /// such as `currentColor`, which depends on where it stands.
  static func parse(_ text: String) -> ColorValue? {
    var reader = CSSValueReader(text)
    reader.skipWhitespace()
    guard let value = ColorReader.color(&reader), reader.isAtEnd else { return nil }
    return value
  }
}
