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
