extension DocumentPass {
  /// Replaces each `switch` by the child that it draws (SVG 2 section 5.8).
  static let resolveSwitches = DocumentPass(
    name: "ResolveSwitches",
    purpose:
      "Replaces each switch by the child that it draws and drops what asks for extensions, because drawing "
      + "programs keep data of their own there.",
    apply: { document, log in document.root = resolved(document.root, &log) })

  private static func resolved(_ element: SVGElement, _ log: inout ProblemLog) -> SVGElement {
    var result = element
    var children = element.children.filter { $0.namespace != .svg || $0["requiredExtensions"] == nil }
    if element.name == "switch", element.namespace == .svg {
      children = children.first { $0.namespace == .svg }.map { [$0] } ?? []
      result.name = "g"
    }
    refuseLanguages(of: children, &log)
    result["requiredFeatures"] = nil
    result.children = children.map { resolved($0, &log) }
    return result
  }

  private static func refuseLanguages(of elements: [SVGElement], _ log: inout ProblemLog) {
    for element in elements where element.namespace == .svg && element["systemLanguage"] != nil {
      log.refuse(
        .language, "whether this is drawn depends on the reader's language",
        fix: "keep what is to be drawn, without systemLanguage, and delete the rest", at: element,
        attribute: "systemLanguage")
    }
  }
}
