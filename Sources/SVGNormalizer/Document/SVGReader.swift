/// Reads the bytes of an SVG file as XML 1.0 with namespaces. It opens no other file, and needs bounded time and memory.
enum SVGReader {
  /// The file's tree; `nil` after an error.
  static func read(_ bytes: [UInt8], log: inout ProblemLog) -> SVGDocument? {
    do throws(LogoProblem) {
      return try document(bytes, log: &log)
    } catch {
      log.add(error)
      return nil
    }
  }

  private static func document(_ file: [UInt8], log: inout ProblemLog) throws(LogoProblem) -> SVGDocument {
    guard file.count <= SVGLimits.bytes else { throw tooLong(file) }
    let text = LogoText(file)
    log.source = SVGSource(bytes: text.bytes)
    if let problem = text.problem { throw problem }
    let scan = try TagScan(text.bytes)
    let expanded = try ExpandedText(scan)
    log.source.entities = expanded.entities
    let builder = TreeBuilder(log.source, startTags: scan.startTags)
    return try XMLParser(expanded, from: text.start, builder: builder).parse(&log)
  }

  private static func tooLong(_ file: [UInt8]) -> LogoProblem {
    let longest = longestTag(of: file)
    let isMost = longest.count > file.count / 2
    return .error(
      .limit,
      // Whoever reads a file may stop where it is too long.
      "the file has more than \(SVGLimits.bytes) bytes, which is the limit"
        + (isMost ? "; most of them are in this element" : ""),
      fix: "simplify the paths, or export without previews, editing data and embedded pictures",
      span: isMost ? longest.lowerBound..<longest.lowerBound + 1 : 0..<1)
  }

  /// The longest range from one `<` to the next.
  private static func longestTag(of file: [UInt8]) -> Range<Int> {
    var longest = 0..<0
    var start = 0
    while start < file.count {
      let end = file[(start + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? file.count
      if end - start > longest.count { longest = start..<end }
      start = end
    }
    return longest
  }
}
