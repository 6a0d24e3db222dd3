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

/// What an element has from its ancestors that decides whether dashes and markers are seen.
struct InheritedStroke: Hashable, Sendable {
  private(set) var stroke = "none"
  private(set) var dashes = "none"
  private(set) var markers = ["marker-start": "none", "marker-mid": "none", "marker-end": "none"]

  /// What holds for an element, which may say otherwise.
  func within(_ element: SVGElement) -> InheritedStroke {
    var result = self
    for attribute in element.attributes where attribute.value != "inherit" {
      switch attribute.name {
      case "stroke": result.stroke = attribute.value
      case "stroke-dasharray": result.dashes = attribute.value
      case "marker-start", "marker-mid", "marker-end": result.markers[attribute.name] = attribute.value
      default: break
      }
    }
    return result
  }

  /// Whether anything is drawn along outlines.
  var isSeen: Bool { stroke != "none" && stroke != "transparent" }

  /// Whether anything is said of markers.
  var mayHaveMarkers: Bool { markers.values.contains { $0 != "none" } }

  /// Whether the outlines are dashed; dashes that are all 0 are none (SVG 2 section 13.5.6).
  var isDashed: Bool {
    isSeen && dashes.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }
}
