extension DocumentPass {
  /// SVG 2 section 5.8.
  static let resolveSwitches = DocumentPass(
    name: "ResolveSwitches",
    purpose:
      "Replaces each switch by the child that it draws, and drops elements that need extensions, because drawing "
      + "programs keep their own data there.",
    apply: { document, log in resolveSwitches(in: &document.root, &log) })

  private static func resolveSwitches(in element: inout SVGElement, _ log: inout ProblemLog) {
    element.children.removeAll { $0.namespace == .svg && $0["requiredExtensions"] != nil }
    if element.name == "switch", element.namespace == .svg {
      element.children = element.children.first { $0.namespace == .svg }.map { [$0] } ?? []
      element.name = "g"
    }
    rejectLanguages(of: element.children, &log)
    element["requiredFeatures"] = nil
    for index in element.children.indices { resolveSwitches(in: &element.children[index], &log) }
  }

  private static func rejectLanguages(of elements: [SVGElement], _ log: inout ProblemLog) {
    for element in elements where element.namespace == .svg && element["systemLanguage"] != nil {
      log.error(
        .language, "this is drawn only for readers of some languages",
        fix: "keep one version, without systemLanguage, and delete the others", at: element,
        attribute: "systemLanguage")
    }
  }
}
