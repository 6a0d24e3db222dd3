/// Recognises text that is like SVG, and isn't well-formed XML.
enum OtherSyntax {
  /// What is wrong with a text in which XML has an error at a position; `nil` if it isn't known to be of another kind.
  static func problem(at position: Int, in text: [UInt8]) -> LogoProblem? {
    if let marker = conflict(in: text) {
      return .error(
        .syntax, "the file has two versions, with the markers of a merge conflict",
        fix: "keep one of the two, and delete the other and the lines <<<<<<<, ======= and >>>>>>>",
        span: marker)
    }
    let near = text[max(0, position - 1)..<min(text.count, position + 1)]
    guard let brace = near.firstIndex(of: UInt8(ascii: "{")),
      text[..<brace].contains(UInt8(ascii: "<"))
    else { return nil }
    return .error(
      .syntax, "this is JSX, code that makes SVG",
      fix:
        "write each {...} as the text that it stands for, in quotes, or delete it; attributes as fill-rule, not fillRule",
      span: brace..<brace + 1)
  }

  /// The marker before the first of two versions, at the beginning of a line.
  private static func conflict(in text: [UInt8]) -> Range<Int>? {
    let marker = Array("<<<<<<<".utf8)
    var position = 0
    while let found = text.firstRange(of: marker, from: position) {
      if found.lowerBound == 0 || text[found.lowerBound - 1] == UInt8(ascii: "\n") { return found }
      position = found.upperBound
    }
    return nil
  }
}

/// The names that JSX gives to attributes of SVG. In SVG they mean nothing.
enum JSXAttributes {
  /// What an attribute is called in SVG; `nil` unless the name is one of JSX.
  static func name(of attribute: String) -> String? {
    guard attribute.utf8.contains(where: { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
      return nil
    }
    return names[attribute]
  }

  private static let names: [String: String] = {
    let written = [
      "class-name", "clip-path", "clip-rule", "fill-opacity", "fill-rule", "stop-color", "stop-opacity",
      "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
      "stroke-opacity", "stroke-width", "xlink-href", "mix-blend-mode", "paint-order", "transform-origin",
      "vector-effect", "text-anchor", "font-size", "font-family",
    ]
    let other = ["class-name": "class", "xlink-href": "xlink:href"]
    let pairs = written.map { name in
      let words = name.split(separator: "-").map(String.init)
      let jsx = words.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
      return (jsx, other[name] ?? name)
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
