/// Scans a file's tags before libxml2 reads them: libxml2 takes quadratic time over the attributes of one tag, reads
/// declarations that aren't allowed, and doesn't report where a tag begins.
struct TagScan {
  /// The offset of the `<` of each start tag, in their order.
  private(set) var startTags: [Int] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws(LogoProblem) {
    self.bytes = bytes
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = try end(of: start)
    }
  }

  /// The end of the tag, comment or section that begins there.
  private mutating func end(of start: Int) throws(LogoProblem) -> Int {
    let rest = bytes[start...]
    if rest.starts(with: "<!--".utf8) { return skip(to: "-->", from: start + 4) }
    if rest.starts(with: "<![CDATA[".utf8) { return skip(to: "]]>", from: start + 9) }
    if rest.starts(with: "<?".utf8) { return skip(to: "?>", from: start + 2) }
    if rest.starts(with: "</".utf8) { return skip(to: ">", from: start + 2) }
    return try rest.starts(with: "<!".utf8) ? endOfDocumentType(at: start) : endOfTag(at: start)
  }

  private mutating func endOfTag(at start: Int) throws(LogoProblem) -> Int {
    guard var tag = TagReader(bytes, at: start) else { return bytes.count }
    var count = 0
    while tag.next() != nil { count += 1 }
    guard count <= SVGLimits.attributes else {
      throw .error(
        .limit, "this tag has \(count) attributes; at most \(SVGLimits.attributes) are allowed",
        fix: "export the logo again, as plain SVG", span: tag.span)
    }
    startTags.append(start)
    return tag.position
  }

  /// Skips a document type declaration that declares nothing. It may name a DTD, which is never fetched.
  private func endOfDocumentType(at start: Int) throws(LogoProblem) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let byte = bytes[position]
      guard byte != UInt8(ascii: "[") else { throw declaration(in: position) }
      position += 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        position = (bytes[position...].firstIndex(of: byte) ?? bytes.count - 1) + 1
      }
    }
    return min(position + 1, bytes.count)
  }

  private func declaration(in subset: Int) -> LogoProblem {
    let declaration = Array("<!ENTITY".utf8)
    guard let entity = bytes.firstRange(of: declaration, from: subset) else {
      return .error(
        .documentType, "the DOCTYPE has declarations in brackets", fix: "delete the whole <!DOCTYPE ...>",
        span: subset..<subset + 1)
    }
    return .error(
      .entity, "the DOCTYPE declares an entity",
      fix:
        "in Illustrator, export without \"Preserve Illustrator Editing Capabilities\"; else delete the <!DOCTYPE ...>",
      span: entity)
  }

  private func skip(to end: String, from start: Int) -> Int {
    bytes.firstRange(of: Array(end.utf8), from: start)?.upperBound ?? bytes.count
  }
}

extension [UInt8] {
  /// The first range of some bytes from a position on.
  fileprivate func firstRange(of wanted: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    var position = start
    while position < count, let found = self[position...].firstIndex(of: first) {
      if self[found...].starts(with: wanted) { return found..<found + wanted.count }
      position = found + 1
    }
    return nil
  }
}
