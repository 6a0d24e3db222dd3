/// Checks that a text is in the normal form of logos, without code of the writer.
struct NormalFormCheck {
  /// The elements, the attributes of each, and the elements that may be within.
  private static let elements: [String: (attributes: Set<String>, children: Set<String>)] = [
    "svg": (["xmlns", "viewBox"], ["defs", "g", "path"]),
    "defs": ([], ["linearGradient", "radialGradient", "clipPath"]),
    "linearGradient": (["id", "gradientUnits", "spreadMethod", "x1", "y1", "x2", "y2"], ["stop"]),
    "radialGradient": (
      ["id", "gradientUnits", "spreadMethod", "gradientTransform", "cx", "cy", "r", "fx", "fy"], ["stop"]
    ),
    "stop": (["offset", "stop-color", "stop-opacity"], []),
    "clipPath": (["id"], ["path"]),
    "g": (["clip-path", "opacity"], ["g", "path"]),
    "path": (
      [
        "d", "fill", "fill-opacity", "fill-rule", "clip-rule", "opacity", "stroke", "stroke-opacity",
        "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
      ], []
    ),
  ]

  private static let start = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">"#

  /// What is wrong with the text; `nil` if it is in normal form.
  static func problem(in text: String) -> String? {
    guard text.hasPrefix(start), text.hasSuffix("</svg>\n") else { return "the frame" }
    guard text.utf8.allSatisfy({ $0 < 0x7F && ($0 >= 0x20 || $0 == 0x0A) }) else { return "a character" }
    guard text.utf8.count(where: { $0 == 0x0A }) == 1 else { return "a line feed" }
    var open: [String] = []
    for tag in text.dropLast().split(separator: "<", omittingEmptySubsequences: true) {
      guard tag.hasSuffix(">") else { return "text after a tag: \(tag)" }
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst().dropLast()) else { return "an end tag: \(tag)" }
        continue
      }
      let isEmpty = tag.hasSuffix("/>")
      let content = tag.dropLast(isEmpty ? 2 : 1)
      let name = String(content.prefix { $0 != " " })
      guard let element = elements[name] else { return "an element: \(name)" }
      if let parent = open.last, elements[parent]?.children.contains(name) != true {
        return "\(name) in \(parent)"
      }
      if let problem = attributeProblem(content.dropFirst(name.count), element.attributes) { return problem }
      if !isEmpty { open.append(name) }
    }
    return open.isEmpty ? nil : "an element that isn't closed"
  }

  private static func attributeProblem(_ text: Substring, _ allowed: Set<String>) -> String? {
    var rest = text
    var seen: Set<String> = []
    while !rest.isEmpty {
      guard rest.hasPrefix(" "), let equals = rest.firstIndex(of: "=") else { return "attributes: \(rest)" }
      let name = String(rest[rest.index(after: rest.startIndex)..<equals])
      let value = rest[equals...].dropFirst()
      guard value.hasPrefix("\""), let end = value.dropFirst().firstIndex(of: "\"") else {
        return "quotes: \(rest)"
      }
      guard allowed.contains(name), seen.insert(name).inserted else { return "an attribute: \(name)" }
      if let problem = valueProblem(String(value[..<end].dropFirst()), of: name) { return problem }
      rest = value[value.index(after: end)...]
    }
    return nil
  }

  private static func valueProblem(_ value: String, of name: String) -> String? {
    let isValid =
      switch name {
      case "xmlns": value == "http://www.w3.org/2000/svg"
      case "id": isID(value)
      case "fill", "stroke", "stop-color":
        value == "none" || isColor(value)
          || (value.hasPrefix("url(#") && isID(String(value.dropFirst(5).dropLast())))
      case "clip-path":
        value.hasPrefix("url(#") && value.hasSuffix(")") && isID(String(value.dropFirst(5).dropLast()))
      case "gradientUnits": value == "userSpaceOnUse"
      case "fill-rule", "clip-rule": value == "evenodd"
      case "spreadMethod", "stroke-linecap", "stroke-linejoin":
        ["reflect", "repeat", "round", "square", "bevel"].contains(value)
      case "gradientTransform": value.hasPrefix("matrix(") && value.hasSuffix(")")
      case "d":
        value.utf8.first == UInt8(ascii: "M")
          && value.allSatisfy { "MLHVCSQZmlhvcsqz0123456789.- ".contains($0) }
      default: value.allSatisfy { "0123456789.- ".contains($0) } && !value.isEmpty
      }
    return isValid ? nil : "\(name)=\"\(value.prefix(80))\""
  }

  private static func isID(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) }
  }

  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#")
      && text.dropFirst().allSatisfy { "0123456789abcdef".contains($0) }
  }
}
