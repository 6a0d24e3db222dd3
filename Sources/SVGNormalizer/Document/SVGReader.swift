/// Reads the bytes of an SVG file as XML 1.0 with namespaces. Of a document type nothing is read, no other file is
/// opened, and time and memory are bounded whatever the bytes are.
enum SVGReader {
  /// The file's tree, or nothing where the log says why there is none.
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
      throw .refusal(
        .limit, "the file has \(bytes.count) bytes; the most are \(SVGLimits.bytes)",
        fix: "simplify the paths, or export without previews and editing data", span: 0..<0)
    }
    let start = try EncodingCheck.run(bytes)
    let builder = TreeBuilder(bytes, startTags: try TagScan(bytes).startTags)
    return try XMLParser(bytes, from: start, builder: builder).parse()
  }
}
