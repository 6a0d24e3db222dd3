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

/// Finds the place in the file of a byte of an attribute's value, which character references and line ends make longer
/// there than in the value (XML 1.0 section 3.3.3).
struct AttributeValueOffsets {
  private let bytes: [UInt8]
  private let value: Range<Int>

  /// The value between its quotes, as it stands in the file.
  init(_ bytes: [UInt8], value: Range<Int>) {
    self.bytes = bytes
    self.value = value.clamped(to: bytes.indices)
  }

  /// What stands in the file for the character at that byte of the value's UTF-8; at its end, nothing.
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
      return (end + 1 - position, Self.length(ofReference: bytes[position + 1..<end]))
    case UInt8(ascii: "\r") where rest.dropFirst().first == UInt8(ascii: "\n"): return (2, 1)
    case 0xC0...0xDF: return whole(2, of: rest)
    case 0xE0...0xEF: return whole(3, of: rest)
    case 0xF0...: return whole(4, of: rest)
    default: return (1, 1)
    }
  }

  private func whole(_ count: Int, of rest: ArraySlice<UInt8>) -> (written: Int, length: Int) {
    let count = Swift.min(count, rest.count)
    return (count, count)
  }

  /// The length in UTF-8 of what a reference like `#233`, `#xE9` or `amp` stands for.
  private static func length(ofReference name: ArraySlice<UInt8>) -> Int {
    guard name.first == UInt8(ascii: "#") else { return 1 }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    return scalar.map { UTF8.width($0) } ?? 1
  }
}
