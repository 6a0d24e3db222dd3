extension DocumentPass {
  /// Comes before switches and masks, which become groups.
  static let dropFromClips = DocumentPass(
    name: "DropFromClips",
    purpose:
      "Drops groups and the like from clipPaths, because in a clipPath only shapes count, for browsers as well.",
    apply: { document, log in
      var cleaner = ClipCleaner(root: document.root, log: log)
      cleaner.clean(&document.root)
      log = cleaner.log
    })
}

/// Drops what has no part in a clipPath (CSS Masking 1 section 6.1).
private struct ClipCleaner {
  let root: SVGElement
  var log: ProblemLog
  /// Built only when it is needed.
  private lazy var targets = ElementIndex(of: root)

  init(root: SVGElement, log: ProblemLog) { (self.root, self.log) = (root, log) }

  private static let shapes: Set = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text",
  ]
  private static let containers: Set = ["g", "a", "svg", "switch"]

  mutating func clean(_ element: inout SVGElement) {
    if element.namespace == .svg, element.name == "clipPath" { element.children.removeAll { hasNoPart($0) } }
    for index in element.children.indices { clean(&element.children[index]) }
  }

  /// Whether an element draws something else where it isn't in a clipPath, of which it warns.
  private mutating func hasNoPart(_ element: SVGElement) -> Bool {
    guard element.namespace == .svg, element["display"] != "none" else { return false }
    var drawn = element
    if element.name == "use" {
      guard let id = StyleReference(address: element["href"] ?? element["xlink:href"] ?? "")?.id,
        let target = targets[id], !Self.shapes.contains(target.name)
      else { return false }
      drawn = target
    } else if !Self.containers.contains(element.name) {
      return false
    }
    log.warning(
      .clip, "\"\(drawn.name)\" has no part in a clipPath, in which only shapes count",
      fix: "put the shapes themselves into the clipPath, without groups", at: element)
    return true
  }
}
