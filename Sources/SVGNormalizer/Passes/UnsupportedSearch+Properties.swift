extension UnsupportedSearch {
  /// Refuses what is done to the picture of an element as a whole. A reference to nothing does nothing.
  mutating func checkEffects(of element: inout SVGElement) {
    for effect in Self.effects {
      guard let value = element[effect.property], value != "none", !value.utf8.isEmpty else { continue }
      if let reference = StyleReference(value), target(of: value) == nil {
        log.warn(
          .reference, "there is no \(effect.property) with the id \"\(reference.id)\"",
          fix: "take \(effect.property) away, or add what it refers to", at: element,
          attribute: effect.property)
        element[effect.property] = nil
      } else {
        log.refuse(effect.code, effect.message, fix: effect.fix, at: element, attribute: effect.property)
      }
    }
    checkBlending(of: element)
    checkClipShape(of: element)
  }

  private static let effects: [(property: String, code: LogoProblemCode, message: String, fix: String)] = [
    (
      "filter", .filter, "a filter (a blur, a shadow or the like) is applied here",
      "remove the effect, or draw it with shapes and gradients"
    ),
    (
      "mask", .mask, "a mask is applied here",
      "cut the shapes themselves (Pathfinder, Boolean operations), or use a clipPath"
    ),
  ]

  private mutating func checkBlending(of element: SVGElement) {
    guard let mode = element["mix-blend-mode"], mode != "normal" else { return }
    log.refuse(
      .blend, "this is blended with what is below by \"\(mode)\"",
      fix: "set the blend mode to normal, and choose the colours that are to be seen", at: element,
      attribute: "mix-blend-mode")
  }

  private mutating func checkClipShape(of element: SVGElement) {
    guard let value = element["clip-path"], value != "none", StyleReference(value) == nil else { return }
    log.refuse(
      .clip, "this is clipped by \"\(value.prefix(60))\", which isn't a clipPath",
      fix: "clip it with a clipPath",
      at: element, attribute: "clip-path")
  }

  /// Refuses patterns.
  mutating func checkPaints(of element: SVGElement) {
    for property in ["fill", "stroke"] where target(of: element[property])?.name == "pattern" {
      log.refuse(
        .pattern, "the \(property) is a pattern", fix: "expand the pattern into shapes (Object > Expand)",
        at: element,
        attribute: property)
    }
  }
}
