extension DocumentPass {
  /// Refuses scripts, handlers, links, animation and references out of the file.
  static let refuseActiveContent = DocumentPass(
    name: "RefuseActiveContent",
    purpose:
      "Refuses scripts, handlers, links, animation and references out of the file, wherever they stand, "
      + "because a logo is a picture and nothing else.",
    apply: { document, log in refuseActiveContent(of: document.root, &log) })

  private static func refuseActiveContent(of element: SVGElement, _ log: inout ProblemLog) {
    if let found = ActiveContent.of(element) {
      log.refuse(found.code, found.message, fix: found.fix, at: element)
    }
    for attribute in element.attributes {
      guard let found = ActiveContent.of(attribute, on: element) else { continue }
      log.refuse(found.code, found.message, fix: found.fix, at: element, attribute: attribute.name)
    }
    for child in element.children { refuseActiveContent(of: child, &log) }
  }
}
