extension DocumentPass {
  /// Replaces each `switch` by the child that it draws (SVG 2 section 5.8).
  static let resolveSwitches = DocumentPass(
    name: "ResolveSwitches",
    purpose:
      "Replaces each switch by the child that it draws and drops what asks for extensions, because drawing "
      + "programs keep data of their own there.",
    apply: { document, log in resolveSwitches(in: &document.root, &log) })

  private static func resolveSwitches(in element: inout SVGElement, _ log: inout ProblemLog) {
    element.children.removeAll { $0.namespace == .svg && $0["requiredExtensions"] != nil }
    if element.name == "switch", element.namespace == .svg {
      element.children = element.children.first { $0.namespace == .svg }.map { [$0] } ?? []
      element.name = "g"
    }
    refuseLanguages(of: element.children, &log)
    element["requiredFeatures"] = nil
    for index in element.children.indices { resolveSwitches(in: &element.children[index], &log) }
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
