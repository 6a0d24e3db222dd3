/// A value of `fill` or `stroke` (SVG 2 section 13.2).
indirect enum PaintValue: Hashable, Sendable {
  case none
  case currentColor
  case contextFill
  case contextStroke
  case color(Color, opacity: Double)
  /// An element of the file, by its id without the `#`, and the paint to use if it is missing.
  case reference(String, fallback: PaintValue?)

  /// Reads a paint; `nil` if it is invalid or outside the file.
  static func parse(_ text: String) -> PaintValue? {
    var reader = CSSValueReader(text)
    return read(&reader)
  }

  /// Reads a paint up to the end.
  static func read(_ reader: inout CSSValueReader) -> PaintValue? {
    reader.skipWhitespace()
    guard case .url(let address)? = reader.peek else { return plain(&reader) }
    _ = reader.next()
    guard let id = StyleReference(address: address)?.id, !id.isEmpty else { return nil }
    if reader.isAtEnd { return .reference(id, fallback: nil) }
    reader.skipWhitespace()
    switch plain(&reader) {
    case nil, .contextFill, .contextStroke: return nil
    case let fallback: return .reference(id, fallback: fallback)
    }
  }

  /// A paint that isn't a reference, up to the end.
  private static func plain(_ reader: inout CSSValueReader) -> PaintValue? {
    if let color = ColorReader.color(&reader) {
      skipProfile(&reader)
      return reader.isAtEnd ? .color(color.color, opacity: color.opacity) : nil
    }
    guard let keyword = reader.keyword(), reader.isAtEnd else { return nil }
    switch keyword {
    case "none": return PaintValue.none
    case "currentcolor": return .currentColor
    case "context-fill": return .contextFill
    case "context-stroke": return .contextStroke
    default: return nil
    }
  }

  /// Skips the same colour in an ICC profile, which SVG 1.1 had.
  private static func skipProfile(_ reader: inout CSSValueReader) {
    var ahead = reader
    ahead.skipWhitespace()
    guard case .function(let name)? = ahead.next(), name.cssKeyword == "icc-color" else { return }
    _ = ahead.arguments()
    reader = ahead
  }
}
