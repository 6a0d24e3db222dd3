internal import CLibXML2

/// Runs libxml2's push parser over one file. It is a class because libxml2's handlers know only its address.
final class XMLParser {
  private var builder: TreeBuilder
  /// The error at which reading stopped.
  private var failure: LogoProblem?
  /// libxml2's state, as long as it runs.
  private var context: xmlParserCtxtPtr?
  private let text: ExpandedText
  private let start: Int

  /// - Parameter start: The length of the byte order mark before the text.
  init(_ text: ExpandedText, from start: Int, builder: TreeBuilder) {
    self.text = text
    self.start = start
    self.builder = builder
  }

  /// Reads the file to its end or to the first error, which is thrown. A warning is reported.
  func parse(_ log: inout ProblemLog) throws(LogoProblem) -> SVGDocument {
    Self.library
    var handlers = Self.handlers
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    context = xmlCreatePushParserCtxt(&handlers, pointer, nil, 0, nil)
    guard context != nil else { throw outOfMemory }
    defer {
      xmlFreeParserCtxt(context)
      context = nil
    }
    // Never NOENT, HUGE, DTDLOAD or DTDATTR: they read other files or lift libxml2's own limits. The encoding has been
    // checked.
    xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
    xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
    text.bytes[start...].withUnsafeBytes { text in
      let characters = text.assumingMemoryBound(to: CChar.self)
      _ = xmlParseChunk(context, characters.baseAddress, Int32(characters.count), 1)
    }
    if let failure { throw failure }
    if let warning = builder.warning { log.add(warning) }
    guard let root = builder.root else { throw outOfMemory }
    return SVGDocument(root: root)
  }

  private var outOfMemory: LogoProblem {
    .error(.limit, "there is too little memory to read the file", fix: "run it again", span: 0..<0)
  }

  /// Initialises libxml2 once for all threads. Whatever file it asks for, it gets none.
  private static let library: Void = {
    xmlInitParser()
    xmlSetExternalEntityLoader { _, _, _ in nil }
  }()

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

  /// An external style sheet changes the picture; no other instruction does.
  func processingInstruction(_ target: String) {
    guard target == "xml-stylesheet" else { return }
    stop(
      .error(
        .external, "the file loads a style sheet with <?xml-stylesheet ...?>",
        fix: "move its rules into a style element, or delete the line",
        span: position(ofLast: "<")..<position))
  }

  /// Many files name the DTD of SVG 1, which isn't fetched. Of another DTD the file could expect anything.
  func documentType(_ publicIdentifier: String?, _ address: String?) {
    let isOfSVG =
      (publicIdentifier ?? "").hasPrefix("-//W3C//DTD SVG ")
      || (address ?? "").hasPrefix("http://www.w3.org/")
    guard publicIdentifier ?? address != nil, !isOfSVG else { return }
    stop(
      .error(
        .documentType, "the DOCTYPE refers to another file, \"\(address ?? "")\"",
        fix: "delete the whole <!DOCTYPE ...>", span: position(ofLast: "<")..<position))
  }

  /// ``TagScan`` rejects declarations; this is for one that it might have missed.
  func declaration() {
    stop(
      .error(
        .documentType, "the DOCTYPE has declarations", fix: "delete the whole <!DOCTYPE ...>",
        span: position..<position))
  }

  /// An entity that might be declared in a DTD that isn't read.
  func reference(to entity: String) {
    stop(.unknownEntity(entity, span: position(ofLast: "&")..<position))
  }

  func error(_ error: XMLSyntaxError) {
    guard !error.isHarmless else { return }
    stop(error.problem(at: position, in: text.source, open: builder.open, hasRoot: builder.root != nil))
  }

  private func stop(_ problem: LogoProblem) {
    guard failure == nil else { return }
    failure = problem
    xmlStopParser(context)
  }

  /// The offset in the file up to which libxml2 has read.
  private var position: Int { text.sourceOffset(of: max(start, start + xmlByteConsumed(context))) }

  private func position(ofLast character: Unicode.Scalar) -> Int {
    text.source[start..<position].lastIndex(of: UInt8(ascii: character)) ?? position
  }
}
