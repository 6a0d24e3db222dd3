/// The bytes of a file, in which the positions of elements and attributes are found for problems.
struct SVGSource: Sendable {
  let bytes: [UInt8]
  /// The entities that attributes may refer to.
  var entities = Entities()

  /// The bytes of an attribute's name and value within the element's tag; with an offset into the value's UTF-8, those
  /// of the character there. Without an attribute, or if the tag doesn't have it, those of the tag's `<` and name.
  ///
  /// A property that isn't an attribute of the tag is looked for in its `style`.
  func span(of attribute: String?, in element: SVGElement, offsetInValue offset: Int? = nil) -> Range<Int> {
    guard let tag = TagReader(bytes, at: element.offset) else { return bytes.count..<bytes.count }
    guard let attribute else { return tag.span }
    guard let found = find(attribute, in: tag) else { return find("style", in: tag)?.span ?? tag.span }
    guard let offset, let value = found.value else { return found.span }
    return AttributeValueOffsets(bytes, value: value, entities).span(at: offset)
  }

  /// The attribute of that name as in ``SVGAttribute/name``. Since a file chooses its own prefixes, one with any
  /// prefix is taken if none has that very name.
  private func find(_ name: String, in tag: TagReader) -> TagAttribute? {
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

/// Finds the position in the file of a byte of an attribute's value. Character references and line ends are longer in
/// the file than in the value (XML 1.0 section 3.3.3).
struct AttributeValueOffsets {
  private let bytes: [UInt8]
  private let value: Range<Int>
  private let entities: Entities

  /// - Parameter value: The range between the quotes in the file.
  init(_ bytes: [UInt8], value: Range<Int>, _ entities: Entities) {
    self.bytes = bytes
    self.entities = entities
    self.value = value.clamped(to: bytes.indices)
  }

  /// The range in the file of the character at that byte of the value's UTF-8; at the value's end it is empty.
  func span(at offset: Int) -> Range<Int> {
    var position = value.lowerBound
    var passed = 0
    while position < value.upperBound {
      let (written, length) = character(at: position)
      if offset < passed + length { return position..<position + written }
      position += written
      passed += length
    }
    return value.upperBound..<value.upperBound
  }

  /// How many bytes a character takes in the file and in the value.
  private func character(at position: Int) -> (written: Int, length: Int) {
    let rest = bytes[position..<value.upperBound]
    switch bytes[position] {
    case UInt8(ascii: "&"):
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return (1, 1) }
      return (end + 1 - position, length(ofReference: bytes[position + 1..<end]))
    case UInt8(ascii: "\r") where rest.dropFirst().first == UInt8(ascii: "\n"): return (2, 1)
    case 0xC0...:
      let count = min(bytes[position] < 0xE0 ? 2 : bytes[position] < 0xF0 ? 3 : 4, rest.count)
      return (count, count)
    default: return (1, 1)
    }
  }

  /// The length in UTF-8 of what a reference like `#233`, `#xE9`, `amp` or that to an entity stands for.
  private func length(ofReference name: ArraySlice<UInt8>) -> Int {
    entities.length(of: name) ?? Unicode.Scalar(reference: name).map { UTF8.width($0) } ?? 1
  }
}
