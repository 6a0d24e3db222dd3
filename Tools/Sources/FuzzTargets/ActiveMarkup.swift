/// Looks for what runs, moves, leads away or loads, in a text of nothing but tags with attributes in quotes.
/// It shares nothing with the normaliser.
enum ActiveMarkup {
  private static let elements: Set<Substring> = [
    "svg", "defs", "linearGradient", "radialGradient", "stop", "clipPath", "g", "path",
  ]
  private static let attributes: Set<Substring> = [
    "xmlns", "viewBox", "id", "gradientUnits", "gradientTransform", "spreadMethod", "x1", "y1", "x2", "y2",
    "cx", "cy",
    "r", "fx", "fy", "offset", "stop-color", "stop-opacity", "clip-path", "clip-rule", "opacity", "d", "fill",
    "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
  ]

  /// The first element, attribute or reference that isn't one of those that a picture is made of.
  static func first(in text: String) -> Substring? {
    for tag in text.split(separator: "<") {
      let content = tag.drop { $0 == "/" }.prefix { $0 != ">" && $0 != "/" || $0 == "/" && tag.contains("=") }
      let parts = content.split(separator: "\"", omittingEmptySubsequences: false)
      let name = content.prefix { $0 != " " && $0 != ">" && $0 != "/" }
      guard elements.contains(name) else { return name }
      // Names are before the quotes, values between them.
      for index in parts.indices.dropLast() where index.isMultiple(of: 2) {
        let attribute = parts[index].split(separator: " ").last?.dropLast() ?? ""
        guard attributes.contains(attribute) else { return attribute }
        let value = parts[index + 1]
        if value.contains("("), !value.hasPrefix("url(#"), !value.hasPrefix("matrix(") { return value }
      }
    }
    return nil
  }
}
