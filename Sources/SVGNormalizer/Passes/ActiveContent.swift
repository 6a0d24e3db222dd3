/// Finds what makes a file more than a picture: scripts, handlers, links, animation and references out of the file.
enum ActiveContent {
  /// What an element does by its name. A script runs in any vocabulary in which a browser knows it.
  static func of(_ element: SVGElement) -> LogoFinding? {
    if scripts.contains(element.name.cssKeyword) {
      return LogoFinding(.script, "there is a script", fix: "delete the \(element.name) element")
    }
    if element.namespace == .browser, sheets.contains(element.name.cssKeyword) {
      return LogoFinding(
        .foreignObject, "there is \"\(element.name)\" of HTML, whose styles browsers apply to the picture",
        fix: "delete the element, or write its rules in a style element of SVG")
    }
    guard element.namespace == .svg else { return nil }
    if animations.contains(element.name) {
      return LogoFinding(
        .animation, "\"\(element.name)\" animates the picture",
        fix: "delete the \(element.name) element, and draw the picture as it should look at rest")
    }
    if element.name == "a" {
      return LogoFinding(.link, "there is a link", fix: "delete the \"a\" element, but keep its content")
    }
    return element.name == "style"
      ? ofStyle(StyleSheetFonts.removed(from: element.text) ?? element.text) : nil
  }

  /// What an attribute does.
  static func of(_ attribute: SVGAttribute, on element: SVGElement) -> LogoFinding? {
    let name = attribute.name
    if EventHandlers.isOne(name, on: element) {
      return LogoFinding(.handler, "the attribute \"\(name)\" runs a script", fix: "delete the attribute")
    }
    guard element.namespace == .svg else { return nil }
    switch name {
    case "href", "xlink:href", "src": return ofReference(attribute, on: element)
    case "xml:base": return external("\"xml:base\" makes all references point outside the file")
    case "style": return ofStyle(attribute.value)
    default: return StyleReferences(attribute.value).external.map { outside("\"\(name)\"", $0) }
    }
  }

  private static let scripts = ["script", "handler", "listener"]
  /// The elements of HTML that are style sheets wherever they are.
  private static let sheets = ["link", "style"]
  private static let animations = [
    "animate", "animateTransform", "animateMotion", "animateColor", "set", "discard",
  ]

  /// A reference that begins with `#` is one to an element of the file. An embedded picture is rejected as a picture.
  private static func ofReference(_ attribute: SVGAttribute, on element: SVGElement) -> LogoFinding? {
    let address = attribute.value.utf8.filter { $0 > 0x20 }
    guard let first = address.first, first != UInt8(ascii: "#") else { return nil }
    let text = String(decoding: address, as: UTF8.self).lowercased()
    if text.hasPrefix("data:"), element.name == "image" { return nil }
    if text.hasPrefix("javascript:") {
      return LogoFinding(
        .script, "the attribute \"\(attribute.name)\" runs a script", fix: "delete the attribute")
    }
    return outside("\"\(attribute.name)\"", String(attribute.value.prefix(60)))
  }

  private static func ofStyle(_ text: String) -> LogoFinding? {
    let references = StyleReferences(text)
    if let address = references.external { return outside("a style", address) }
    guard references.hasKeyframes else { return nil }
    return LogoFinding(.animation, "a style animates the picture", fix: "delete the @keyframes rule")
  }

  private static func outside(_ subject: String, _ address: String) -> LogoFinding {
    external("\(subject) refers to \"\(address)\", outside the file")
  }

  private static func external(_ message: String) -> LogoFinding {
    LogoFinding(.external, message, fix: "copy what is needed into the file, or delete the reference")
  }
}
