/// An SVG file as it was written: a tree whose every element knows its place in the file.
struct SVGDocument: Hashable, Sendable {
  /// The `svg` element at the root.
  var root: SVGElement
}
