/// Finds elements that draw something other than shapes.
enum UnsupportedPicture {
  /// What an element draws; `nil` if it is a shape or invisible.
  static func of(_ element: SVGElement) -> LogoFinding? {
    switch element.name {
    case "image" where element["href"] != nil || element["xlink:href"] != nil:
      LogoFinding(
        .image, "there is a raster image", fix: "trace it to shapes (Image Trace, Path > Trace Bitmap)")
    case "text" where hasLetters(element):
      LogoFinding(
        .text, "there is text, which looks different on every device",
        fix: "convert it to outlines (Type > Create Outlines, Path > Object to Path)")
    case "foreignObject":
      LogoFinding(
        .foreignObject, "there is a foreignObject, which isn't SVG", fix: "draw its content with shapes")
    default: nil
    }
  }

  private static func hasLetters(_ element: SVGElement) -> Bool {
    element.name == "tref" || element.text.utf8.contains { $0 > 0x20 }
      || element.children.contains(where: hasLetters)
  }
}

/// The inherited properties that decide whether dashes and markers are seen.
struct InheritedStroke: Hashable, Sendable {
  private(set) var stroke = "none"
  private(set) var dashes = "none"
  private(set) var markers = ["marker-start": "none", "marker-mid": "none", "marker-end": "none"]

  /// The properties of an element, which may override them.
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

  var isSeen: Bool { stroke != "none" && stroke != "transparent" }

  var mayHaveMarkers: Bool { markers.values.contains { $0 != "none" } }

  /// Dashes that are all 0 are none (SVG 2 section 13.5.6).
  var isDashed: Bool {
    isSeen && dashes.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }
}
