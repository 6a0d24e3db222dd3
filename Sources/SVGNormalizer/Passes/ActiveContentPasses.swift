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

extension DocumentPass {
  /// Takes out what ``refuseActiveContent`` would refuse, with a warning for each. Links stay as groups; a style sheet
  /// stays as it is, and may be refused.
  static let removeActiveContent = DocumentPass(
    name: "RemoveActiveContent",
    purpose:
      "Takes scripts, handlers, links, animation and references out of the file away where that is asked "
      + "for, because drawing programs and websites leave them behind.",
    apply: { document, log in
      document.root = withoutActiveContent(document.root, &log) ?? document.root
    })

  private static func withoutActiveContent(_ element: SVGElement, _ log: inout ProblemLog) -> SVGElement? {
    var result = element
    if element.name != "style", let found = ActiveContent.of(element) {
      log.warn(found.code, found.message, fix: found.fix, at: element)
      guard found.code == .link else { return nil }
      result.name = "g"
      result["href"] = nil
      result["xlink:href"] = nil
    }
    for attribute in result.attributes {
      guard let found = ActiveContent.of(attribute, on: element) else { continue }
      log.warn(found.code, found.message, fix: found.fix, at: element, attribute: attribute.name)
      result[attribute.name] = nil
    }
    result.children = element.children.compactMap { withoutActiveContent($0, &log) }
    return result
  }
}
