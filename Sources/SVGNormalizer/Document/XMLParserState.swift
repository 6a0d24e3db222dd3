internal import CLibXML2

/// What the handlers that libxml2 calls work on: it knows only the address.
final class XMLParserState {
  private(set) var builder: TreeBuilder
  /// Why the file was read no further.
  private(set) var failure: LogoProblem?
  /// The parser, as long as it runs.
  var context: xmlParserCtxtPtr?
  private let bytes: [UInt8]
  private let start: Int

  init(_ bytes: [UInt8], from start: Int, builder: TreeBuilder) {
    self.bytes = bytes
    self.start = start
    self.builder = builder
  }

  func startElement(_ name: String, in namespace: String?, _ attributes: [SVGAttribute]) {
    guard failure == nil else { return }
    do throws(LogoProblem) {
      try builder.start(name, in: namespace, attributes)
    } catch {
      stop(error)
    }
  }

  func endElement() {
    if failure == nil { builder.end() }
  }

  func characters(_ text: String) {
    if failure == nil { builder.text(text) }
  }

  /// A style sheet that the file asks for changes the picture; no other instruction does.
  func processingInstruction(_ target: String) {
    guard target == "xml-stylesheet" else { return }
    stop(
      .refusal(
        .external, "the file asks for a style sheet with <?xml-stylesheet ...?>",
        fix: "put the style's rules into a style element, or delete the line",
        span: position(ofLast: "<")..<position))
  }

  /// The DTD of SVG 1 is named in many files, and not fetched. From another the file could expect anything.
  func documentType(_ publicIdentifier: String?, _ address: String?) {
    guard publicIdentifier ?? address != nil, !(publicIdentifier ?? "").hasPrefix("-//W3C//DTD SVG ") else {
      return
    }
    stop(
      .refusal(
        .documentType, "the DOCTYPE asks for another file, \"\(address ?? "")\"",
        fix: "delete the whole <!DOCTYPE ...>", span: position(ofLast: "<")..<position))
  }

  /// Declarations have been looked for before the file got here; should one have been missed, this is the end.
  func declaration() {
    stop(
      .refusal(
        .documentType, "the DOCTYPE declares something", fix: "delete the whole <!DOCTYPE ...>",
        span: position..<position))
  }

  /// An entity that might be declared in a DTD that isn't read.
  func reference(to entity: String) {
    stop(
      .refusal(
        .entity, "the entity &\(entity); isn't known", fix: "write the character itself in its place",
        span: position(ofLast: "&")..<position))
  }

  func error(_ error: XMLSyntaxError) {
    guard !error.isHarmless else { return }
    stop(error.problem(at: position, in: bytes, open: builder.open, hasRoot: builder.root != nil))
  }

  private func stop(_ problem: LogoProblem) {
    guard failure == nil else { return }
    failure = problem
    xmlStopParser(context)
  }

  /// How far libxml2 has read.
  private var position: Int {
    min(max(start, start + xmlByteConsumed(context)), bytes.count)
  }

  private func position(ofLast character: Unicode.Scalar) -> Int {
    bytes[start..<position].lastIndex(of: UInt8(ascii: character)) ?? position
  }
}
