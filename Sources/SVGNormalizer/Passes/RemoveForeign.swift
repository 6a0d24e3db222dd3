extension DocumentPass {
  static let removeForeign = DocumentPass(
    name: "RemoveForeign",
    purpose:
      "Removes titles, metadata, the data of editors, scripts and screen readers, and attributes as JSX spells them, "
      + "because none of it is drawn.",
    apply: { document, log in removeForeign(from: &document.root, &log) })

  private static func removeForeign(from element: inout SVGElement, _ log: inout ProblemLog) {
    for attribute in element.attributes {
      guard let name = JSXAttributes.name(of: attribute.name) else { continue }
      log.warning(
        .syntax, "\"\(attribute.name)\" means nothing in SVG: only JSX calls \"\(name)\" so",
        fix: "write it as \(name)", at: element, attribute: attribute.name)
      element[attribute.name] = nil
    }
    element.attributes.removeAll { isForeign($0.name) }
    element.children.removeAll { $0.namespace != .svg || descriptions.contains($0.name) }
    for index in element.children.indices { removeForeign(from: &element.children[index], &log) }
  }

  private static let descriptions = ["metadata", "title", "desc"]

  private static func isForeign(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: ":")) && name != "xlink:href"
      || name.hasPrefix("data-") || name.hasPrefix("aria-") || attributes.contains(name)
  }

  /// The last three are written only by ``expandUses`` and ``cutWhiteMasks``; no file may set them.
  private static let attributes: Set<String> = [
    "role", "lang", "tabindex", "focusable", "version", "baseProfile", "contentScriptType",
    "contentStyleType",
    "zoomAndPan", "enable-background", "clip-box", "viewport",
    ClipHoles.attribute,
  ]
}
