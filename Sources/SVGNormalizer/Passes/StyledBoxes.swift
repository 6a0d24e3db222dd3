/// Styles about the boxes of elements, of which programs make different things.
extension ProblemLog {
  /// Rejects an element that is to be replaced by its contents (CSS Display 3 appendix B): browsers then leave out shapes and
  /// gradients, and the opacity and position of others, and other programs draw all. The root element remains in any case.
  mutating func rejectContents(of element: SVGElement) {
    guard element["display"]?.cssKeyword == "contents" else { return }
    error(
      .style, "programs draw this \(element.name) in different ways, because its display is contents",
      fix: "delete \"display: contents\"; to do without a group, ungroup it in your drawing program",
      at: element,
      attribute: "display")
  }

  /// Rejects a transformation whose origin is in a box that programs measure differently.
  mutating func transformBox(_ value: String, of element: SVGElement) {
    error(
      .style, "the box of this transformation is \"\(value)\", which programs measure differently",
      fix: "write the origin in user units, and delete transform-box", at: element, attribute: "transform-box"
    )
  }

  /// Warns of the background, the border and the outline of the root element, which browsers draw and other programs don't.
  mutating func warnOfBox(_ style: AppliedStyle, of root: SVGElement) {
    for property in StyleProperty.allCases {
      guard let part = property.boxPart, let text = style.values[property]?.attribute(of: property),
        part == .line ? Self.isLine(text) : Self.hasColor(text)
      else { continue }
      warning(
        .style, "the \(property.rawValue) of the svg element isn't drawn: it is no part of SVG",
        fix: "draw it as a rectangle, or delete it", at: root, attribute: "style")
    }
  }

  /// The styles of lines that are drawn (CSS Backgrounds 3 section 3.2).
  private static let lineStyles: Set = [
    "dotted", "dashed", "solid", "double", "groove", "ridge", "inset", "outset", "auto",
  ]

  /// Whether a border is seen: it has a style, which is none where it isn't set, and neither no width nor no colour.
  private static func isLine(_ text: String) -> Bool {
    var reader = CSSValueReader(text)
    var isStyled = false
    while !reader.isAtEnd {
      reader.skipWhitespace()
      if let color = ColorReader.color(&reader) {
        if color.opacity == 0 { return false }
        continue
      }
      switch reader.next() {
      case .number(let width), .dimension(let width, _): if width.value == 0 { return false }
      case let token: if let word = token?.word, lineStyles.contains(word) { isStyled = true }
      }
    }
    return isStyled
  }

  /// Whether a background has a colour that is seen, be it in a gradient.
  private static func hasColor(_ text: String) -> Bool {
    var reader = CSSValueReader(text)
    while !reader.isAtEnd {
      reader.skipWhitespace()
      if let color = ColorReader.color(&reader) {
        if color.opacity > 0 { return true }
      } else if reader.next()?.word == "currentcolor" {
        return true
      }
    }
    return false
  }

  /// Warns of a size in styles with other proportions than that of the attributes, which alone counts where the file is
  /// shown as a picture.
  mutating func compareSize(_ style: AppliedStyle, of root: SVGElement) {
    var styled = root
    for property in [StyleProperty.width, .height] {
      if let value = style.values[property] { styled[property.rawValue] = value.attribute(of: property) }
    }
    // What is wrong with the size itself is reported later.
    var unused = self
    guard let own = PictureFrame.of(root, log: &unused), let other = PictureFrame.of(styled, log: &unused),
      !own.isSimilar(to: other)
    else { return }
    warning(
      .viewBox,
      "the size that styles give the svg element is ignored: a picture has that of its attributes or viewBox",
      fix: "write it as the attributes width and height, or delete it", at: root, attribute: "style")
  }
}
