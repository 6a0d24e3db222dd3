/// The `style` element (SVG 2 section 6.2).
enum StyleElement {
  static func isOne(_ element: SVGElement) -> Bool { element.name == "style" && element.namespace == .svg }

  /// The rules of a `style` element; nothing where it isn't one, or isn't in CSS.
  static func sheet(_ element: SVGElement) -> Stylesheet? {
    guard isOne(element), ["", "text/css"].contains(element["type"]?.cssKeyword ?? "") else { return nil }
    let media = element["media"] ?? ""
    var tokenizer = CSSTokenizer(media)
    guard MediaQuery.isMet(tokenizer.rest()) else {
      let note = StyleNote(
        message: "the rules for the media \"\(media.cssExcerpt)\" are left out",
        fix: "say in rules without conditions how the logo always looks")
      return Stylesheet(notes: [note])
    }
    return Stylesheet.parse(element.text)
  }

  /// All style sheets of a tree, in their order.
  static func sheets(in element: SVGElement) -> [(element: SVGElement, sheet: Stylesheet)] {
    let own = sheet(element).map { [(element: element, sheet: $0)] } ?? []
    return element.children.reduce(into: own) { $0 += sheets(in: $1) }
  }
}
