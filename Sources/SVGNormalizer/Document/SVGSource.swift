/// The bytes of a file, in which the place of an element or attribute is looked up when a mistake is told.
struct SVGSource: Sendable {
  let bytes: [UInt8]

  /// The bytes of an attribute's name and value within the element's tag, or with an offset into the value's UTF-8
  /// the character there. Without an attribute, or where the tag doesn't have it, those of the tag's `<` and name.
  ///
  /// A property that isn't an attribute of the tag is looked for in its `style`.
  func span(of attribute: String?, in element: SVGElement, offsetInValue offset: Int? = nil) -> Range<Int> {
    guard let tag = TagReader(bytes, at: element.offset) else { return end }
    guard let attribute else { return tag.span }
    guard let found = place(of: attribute, in: tag) else {
      return place(of: "style", in: tag)?.span ?? tag.span
    }
    guard let offset, let value = found.value else { return found.span }
    return AttributeValueOffsets(bytes, value: value).span(at: offset)
  }

  private var end: Range<Int> { bytes.count..<bytes.count }

  /// The attribute of that name as ``SVGAttribute/name`` has it. Prefixes are the file's own affair, and so one with
  /// any prefix stands in where there is none of that very name.
  private func place(of name: String, in tag: TagReader) -> TagAttribute? {
    let local = name.utf8.split(separator: UInt8(ascii: ":")).last.map(Array.init) ?? []
    var prefixed: TagAttribute?
    for attribute in tag {
      let written = bytes[attribute.name]
      if written.elementsEqual(name.utf8) { return attribute }
      guard prefixed == nil, local.count < name.utf8.count, written.count > local.count else { continue }
      let isNamedSo = written.suffix(local.count).elementsEqual(local)
      if isNamedSo, written.dropLast(local.count).last == UInt8(ascii: ":") { prefixed = attribute }
    }
    return prefixed
  }
}
