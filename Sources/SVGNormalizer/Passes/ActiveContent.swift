/// Something by which a file runs, moves, leads away or loads: it has no place in a picture.
struct ActiveContent: Hashable, Sendable {
  let code: LogoProblemCode
  let message: String
  let fix: String

  /// What an element does by its name. A script runs in whichever vocabulary the browser knows it.
  static func of(_ element: SVGElement) -> ActiveContent? {
    if scripts.contains(element.name.cssKeyword) {
      return ActiveContent(
        code: .script, message: "there is a script", fix: "delete the \(element.name) element")
    }
    guard element.namespace == .svg else { return nil }
    if animations.contains(element.name) {
      return ActiveContent(
        code: .animation, message: "the picture is animated by \"\(element.name)\"",
        fix: "delete the \(element.name) element, and draw what is to be seen at rest")
    }
    if element.name == "a" {
      return ActiveContent(
        code: .link, message: "there is a link", fix: "take the \"a\" element away, and keep what is in it")
    }
    return element.name == "style" ? ofStyle(element.text) : nil
  }

  /// What an attribute does.
  static func of(_ attribute: SVGAttribute, on element: SVGElement) -> ActiveContent? {
    let name = attribute.name
    if name.utf8.count > 2, name.utf8.lazy.map({ $0 | 0x20 }).starts(with: "on".utf8) {
      return ActiveContent(
        code: .handler, message: "the attribute \"\(name)\" runs a script", fix: "delete the attribute")
    }
    guard element.namespace == .svg else { return nil }
    switch name {
    case "href", "xlink:href", "src": return ofReference(attribute, on: element)
    case "xml:base":
      return external("the attribute \"xml:base\" makes all references lead out of the file")
    case "style": return ofStyle(attribute.value)
    default: return ofFunction(attribute)
    }
  }

  private static let scripts = ["script", "handler", "listener"]
  private static let animations = [
    "animate", "animateTransform", "animateMotion", "animateColor", "set", "discard",
  ]

  /// A reference leads to an element of the file if it begins with `#`. An embedded picture is judged as a picture.
  private static func ofReference(_ attribute: SVGAttribute, on element: SVGElement) -> ActiveContent? {
    let address = attribute.value.utf8.filter { $0 > 0x20 }
    guard let first = address.first, first != UInt8(ascii: "#") else { return nil }
    let text = String(decoding: address, as: UTF8.self).lowercased()
    if text.hasPrefix("data:"), element.name == "image" { return nil }
    if text.hasPrefix("javascript:") {
      return ActiveContent(
        code: .script, message: "the attribute \"\(attribute.name)\" runs a script",
        fix: "delete the attribute")
    }
    return external("\"\(attribute.name)\" refers to \"\(attribute.value.prefix(60))\", outside the file")
  }

  private static func ofStyle(_ text: String) -> ActiveContent? {
    let references = StyleReferences(text)
    if let address = references.external {
      return external("a style refers to \"\(address)\", outside the file")
    }
    guard references.hasKeyframes else { return nil }
    return ActiveContent(
      code: .animation, message: "the picture is animated by a style", fix: "delete the @keyframes rule")
  }

  private static func ofFunction(_ attribute: SVGAttribute) -> ActiveContent? {
    guard let address = StyleReferences(attribute.value).external else { return nil }
    return external("\"\(attribute.name)\" refers to \"\(address)\", outside the file")
  }

  private static func external(_ message: String) -> ActiveContent {
    ActiveContent(
      code: .external, message: message, fix: "put what is needed into the file, or delete the reference")
  }
}
