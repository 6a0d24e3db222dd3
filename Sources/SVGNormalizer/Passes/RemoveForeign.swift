extension DocumentPass {
  static let removeForeign = DocumentPass(
    name: "RemoveForeign",
    purpose:
      "Removes titles, metadata and the data of editors, scripts and screen readers, because none of it is drawn.",
    apply: { document, _ in removeForeign(from: &document.root) })

  private static func removeForeign(from element: inout SVGElement) {
    element.attributes.removeAll { isForeign($0.name) }
    element.children.removeAll { $0.namespace != .svg || descriptions.contains($0.name) }
    for index in element.children.indices { removeForeign(from: &element.children[index]) }
  }

  private static let descriptions = ["metadata", "title", "desc"]

  private static func isForeign(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: ":")) && name != "xlink:href"
      || name.hasPrefix("data-") || name.hasPrefix("aria-") || attributes.contains(name)
  }

  /// The last one is written only by ``expandUses``; no file may set it.
  private static let attributes: Set<String> = [
    "role", "lang", "tabindex", "focusable", "version", "baseProfile", "contentScriptType",
    "contentStyleType",
    "zoomAndPan", "enable-background", "clip-box",
  ]
}
