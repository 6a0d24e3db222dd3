extension UnsupportedSearch {
  /// Rejects effects on an element as a whole. A reference to nothing has no effect.
  mutating func checkEffects(of element: inout SVGElement) {
    for (property, finding) in Self.effects {
      guard let value = element[property], value != "none", !value.utf8.isEmpty else { continue }
      if let reference = StyleReference(value), target(of: value) == nil {
        log.warning(
          .reference, "there is no \(property) with the id \"\(reference.id)\"",
          fix: "delete \(property), or add the element it refers to", at: element, attribute: property)
        element[property] = nil
      } else {
        log.report(finding, isError: true, at: element, property)
      }
    }
    checkBlending(of: element)
    checkClipShape(of: element)
  }

  private static let effects: KeyValuePairs = [
    "filter": LogoFinding(
      .filter, "there is a filter (a blur, a shadow or the like)",
      fix: "remove the effect, or draw it with shapes and gradients"),
    "mask": LogoFinding(
      .mask, "there is a mask of more than white shapes, or black ones upon white ones",
      fix: "cut the shapes themselves (Pathfinder, Boolean operations), or use a clipPath"),
  ]

  private mutating func checkBlending(of element: SVGElement) {
    guard let mode = element["mix-blend-mode"], mode != "normal" else { return }
    log.error(
      .blend, "there is the blend mode \"\(mode)\"",
      fix: "set the blend mode to normal, and choose the resulting colours", at: element,
      attribute: "mix-blend-mode")
  }

  private mutating func checkClipShape(of element: SVGElement) {
    guard let value = element["clip-path"], value != "none", StyleReference(alone: value) == nil else {
      return
    }
    log.error(
      .clip, "the clip \"\(value.prefix(60))\" isn't a clipPath", fix: "use a clipPath", at: element,
      attribute: "clip-path")
  }

  /// Rejects patterns. A colour stands for each afterwards, so that nothing says that it is no gradient.
  mutating func checkPaints(of element: inout SVGElement) {
    for property in ["fill", "stroke"] where target(of: element[property])?.name == "pattern" {
      log.error(
        .pattern, "the \(property) is a pattern", fix: "expand the pattern into shapes (Object > Expand)",
        at: element, attribute: property)
      element[property] = "black"
    }
  }
}
