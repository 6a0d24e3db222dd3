extension DocumentPass {
  static let rejectActiveContent = DocumentPass(
    name: "RejectActiveContent",
    purpose:
      "Rejects scripts, handlers, links, animation and references out of the file, because a logo is only a picture.",
    apply: { document, log in rejectActiveContent(of: document.root, &log) })

  private static func rejectActiveContent(of element: SVGElement, _ log: inout ProblemLog) {
    if let found = ActiveContent.of(element) { log.report(found, isError: true, at: element) }
    for attribute in element.attributes {
      guard let found = ActiveContent.of(attribute, on: element) else { continue }
      log.report(found, isError: true, at: element, attribute.name)
    }
    for child in element.children { rejectActiveContent(of: child, &log) }
  }

  /// Links become groups. A style sheet isn't changed, and may be rejected later.
  static let removeActiveContent = DocumentPass(
    name: "RemoveActiveContent",
    purpose:
      "On request, removes scripts, handlers, links, animation and references out of the file, which drawing programs "
      + "and websites leave behind.",
    apply: { document, log in
      document.root = withoutActiveContent(document.root, &log) ?? document.root
    })

  private static func withoutActiveContent(_ element: SVGElement, _ log: inout ProblemLog) -> SVGElement? {
    var result = element
    if element.name != "style", let found = ActiveContent.of(element) {
      log.report(found, isError: false, at: element)
      guard found.code == .link else { return nil }
      result.name = "g"
      result["href"] = nil
      result["xlink:href"] = nil
    }
    for attribute in result.attributes {
      guard let found = ActiveContent.of(attribute, on: element) else { continue }
      log.report(found, isError: false, at: element, attribute.name)
      result[attribute.name] = nil
    }
    result.children = element.children.compactMap { withoutActiveContent($0, &log) }
    return result
  }
}
