/// Scans a file's tags before libxml2 reads them: libxml2 takes quadratic time over the attributes of one tag, reads
/// declarations that aren't allowed, and doesn't report where a tag begins.
struct TagScan {
  /// The offset of the `<` of each start tag, in their order.
  private(set) var startTags: [Int] = []
  /// The declarations in the DOCTYPE, and the range of their brackets.
  private(set) var documentType: (entities: Entities, range: Range<Int>)?
  /// Where the DOCTYPE declares entities, the offset of each `&` in text and in attribute values.
  private(set) var references: [Int] = []
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws(LogoProblem) {
    self.bytes = bytes
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      collectReferences(in: position..<start)
      position = try end(of: start)
    }
  }

  /// The end of the tag, comment or section that begins there.
  private mutating func end(of start: Int) throws(LogoProblem) -> Int {
    let rest = bytes[start...]
    switch rest.dropFirst().first {
    case UInt8(ascii: "/"): return (rest.firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      for section in Self.sections where rest.starts(with: section.start.utf8) {
        return try skip(section, from: start)
      }
      return try endOfDocumentType(at: start)
    default: return try endOfTag(at: start)
    }
  }

  private mutating func endOfTag(at start: Int) throws(LogoProblem) -> Int {
    guard var tag = TagReader(bytes, at: start) else { return bytes.count }
    var count = 0
    while let attribute = tag.next() {
      count += 1
      if let value = attribute.value { collectReferences(in: value) }
    }
    guard count <= SVGLimits.attributes else {
      throw .error(
        .limit, "this tag has \(count) attributes; at most \(SVGLimits.attributes) are allowed",
        fix: "export the logo again, as plain SVG", span: tag.span)
    }
    startTags.append(start)
    return tag.position
  }

  private mutating func collectReferences(in range: Range<Int>) {
    guard let documentType, !documentType.entities.isEmpty else { return }
    references += range.filter { bytes[$0] == UInt8(ascii: "&") }
  }

  /// Reads a document type declaration. It may name a DTD, which is never fetched.
  private mutating func endOfDocumentType(at start: Int) throws(LogoProblem) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let byte = bytes[position]
      if byte == UInt8(ascii: "["), documentType == nil {
        let subset = try InternalSubset(bytes, at: position)
        documentType = (subset.entities, position..<subset.end)
        position = subset.end
        continue
      }
      position += 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        position = (bytes[position...].firstIndex(of: byte) ?? bytes.count - 1) + 1
      }
    }
    return min(position + 1, bytes.count)
  }

  private typealias Section = (start: String, end: String, name: String)

  private static let sections: [Section] = [
    ("<!--", "-->", "a comment"), ("<![CDATA[", "]]>", "a CDATA section"), ("<?", "?>", "an instruction <?"),
  ]

  private func skip(_ section: Section, from start: Int) throws(LogoProblem) -> Int {
    let content = start + section.start.utf8.count
    if let end = bytes.firstRange(of: Array(section.end.utf8), from: content) { return end.upperBound }
    throw .error(
      .syntax, "\(section.name) is never closed",
      fix: "close it with \(section.end), or export the logo again: the end of the file may be missing",
      span: start..<content)
  }
}
