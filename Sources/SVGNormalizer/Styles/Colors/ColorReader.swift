/// Reads colours (CSS Color 4).
enum ColorReader {
  /// Consumes a colour, if there is one.
  static func color(_ reader: inout CSSValueReader) -> ColorValue? {
    var ahead = reader
    guard let token = ahead.next(), let color = color(token, &ahead) else { return nil }
    reader = ahead
    return color
  }

  private static func color(_ token: CSSToken, _ reader: inout CSSValueReader) -> ColorValue? {
    switch token {
    case .hash(let digits, _): hexadecimal(digits)
    case .identifier(let name): named(name.cssKeyword)
    case .function(let name): function(name.cssKeyword, reader.arguments())
    default: nil
    }
  }

  private static func named(_ name: String) -> ColorValue? {
    if name == "transparent" { return ColorValue(color: .black, opacity: 0) }
    guard let code = namedColors[name] else { return nil }
    return ColorValue(
      color: Color(
        red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
        blue: UInt8(truncatingIfNeeded: code)))
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (section 5.2).
  private static func hexadecimal(_ text: String) -> ColorValue? {
    let digits = text.utf8.compactMap(\.hexadecimalValue)
    guard digits.count == text.utf8.count else { return nil }
    let channels: [UInt8]
    switch digits.count {
    case 3, 4: channels = digits.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map { first -> UInt8 in
        digits[first] * 16 + digits[first + 1]
      }
    default: return nil
    }
    return ColorValue(
      color: Color(red: channels[0], green: channels[1], blue: channels[2]),
      opacity: channels.count == 4 ? Double(channels[3]) / 255 : 1)
  }

  private static func function(_ name: String, _ arguments: ArraySlice<CSSToken>) -> ColorValue? {
    guard let arguments = ColorArguments(arguments), arguments.channels.count == 3 else { return nil }
    let color: Color?
    switch name {
    case "rgb", "rgba": color = arguments.rgb
    case "hsl", "hsla": color = arguments.hsl
    case "hwb": color = arguments.hwb
    default: return nil
    }
    guard let color, let opacity = arguments.opacity else { return nil }
    return ColorValue(color: color, opacity: opacity)
  }
}

/// A colour as CSS writes it, with its opacity.
struct ColorValue: Hashable, Sendable {
  var color: Color
  /// From 0 to 1.
  var opacity = 1.0

  /// Reads a colour: a name, `#…`, `rgb()`, `hsl()` or `hwb()` (CSS Color 4 sections 4 to 8), but not `currentColor`,
  /// which depends on the element.
  static func parse(_ text: String) -> ColorValue? {
    var reader = CSSValueReader(text)
    reader.skipWhitespace()
    guard let value = ColorReader.color(&reader), reader.isAtEnd else { return nil }
    return value
  }
}
