/// Reads the bytes of an SVG file as XML 1.0 with namespaces. It reads no document type, opens no other file, and needs
/// bounded time and memory.
enum SVGReader {
  /// The file's tree; `nil` after an error.
  static func read(_ bytes: [UInt8], log: inout ProblemLog) -> SVGDocument? {
    do throws(LogoProblem) {
      return try document(bytes)
    } catch {
      log.add(error)
      return nil
    }
  }

  private static func document(_ bytes: [UInt8]) throws(LogoProblem) -> SVGDocument {
    guard bytes.count <= SVGLimits.bytes else {
      throw .error(
        .limit, "the file has \(bytes.count) bytes; at most \(SVGLimits.bytes) are allowed",
        fix: "simplify the paths, or export without previews and editing data", span: 0..<0)
    }
    let start = try EncodingCheck.run(bytes)
    let builder = TreeBuilder(bytes, startTags: try TagScan(bytes).startTags)
    return try XMLParser(bytes, from: start, builder: builder).parse()
  }
}
