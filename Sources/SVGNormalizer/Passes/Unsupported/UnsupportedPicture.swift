/// An element that draws something other than shapes.
struct UnsupportedPicture: Hashable, Sendable {
  let code: LogoProblemCode
  let message: String
  let fix: String

  /// What an element draws; nothing where nothing would be seen.
  static func of(_ element: SVGElement) -> UnsupportedPicture? {
    switch element.name {
    case "image" where element["href"] != nil || element["xlink:href"] != nil:
      UnsupportedPicture(
        code: .image, message: "there is a raster image",
        fix: "trace it to shapes (Image Trace, Path > Trace Bitmap)")
    case "text" where hasLetters(element):
      UnsupportedPicture(
        code: .text, message: "there is text, which every device would set in a font of its own",
        fix: "convert it to outlines (Type > Create Outlines, Path > Object to Path)")
    case "foreignObject":
      UnsupportedPicture(
        code: .foreignObject, message: "there is a foreignObject, which isn't SVG",
        fix: "draw its content with shapes")
    default: nil
    }
  }

  private static func hasLetters(_ element: SVGElement) -> Bool {
    element.name == "tref" || element.text.utf8.contains { $0 > 0x20 }
      || element.children.contains(where: hasLetters)
  }
}
