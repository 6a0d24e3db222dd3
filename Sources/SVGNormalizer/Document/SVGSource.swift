/// The bytes of a file, in which the place of an element or attribute is looked up when a mistake is told.
struct SVGSource: Sendable {
  let bytes: [UInt8]

  /// The bytes of an attribute's name and value within the element's tag; without an attribute, of the tag's `<`
  /// and name.
  func span(of attribute: String?, in element: SVGElement) -> Range<Int> {
    element.offset..<min(element.offset + 1 + element.name.utf8.count, bytes.count)
  }
}
