internal import CLibXML2

/// libxml2's push parser over one file, and the only place that touches its memory.
struct XMLParser: ~Copyable {
  private let bytes: [UInt8]
  private let start: Int
  private let state: XMLParserState

  init(_ bytes: [UInt8], from start: Int, builder: TreeBuilder) {
    self.bytes = bytes
    self.start = start
    state = XMLParserState(bytes, from: start, builder: builder)
  }

  /// Reads the file to its end or to the first mistake.
  func parse() throws(LogoProblem) -> SVGDocument {
    Self.library
    var handlers = XMLParserState.handlers
    let pointer = Unmanaged.passUnretained(state).toOpaque()
    guard let context = xmlCreatePushParserCtxt(&handlers, pointer, nil, 0, nil) else { throw outOfMemory }
    defer { xmlFreeParserCtxt(context) }
    state.context = context
    // Never NOENT, HUGE, DTDLOAD or DTDATTR: they read other files or lift libxml2's own limits. The encoding is
    // known, and what the file says of it has been looked at.
    xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
    xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
    withExtendedLifetime(state) { feed(context) }
    state.context = nil
    if let failure = state.failure { throw failure }
    guard let root = state.builder.root else { throw outOfMemory }
    return SVGDocument(root: root)
  }

  private func feed(_ context: xmlParserCtxtPtr) {
    bytes[start...].withUnsafeBytes { text in
      let characters = text.assumingMemoryBound(to: CChar.self)
      _ = xmlParseChunk(context, characters.baseAddress, Int32(characters.count), 1)
    }
  }

  private var outOfMemory: LogoProblem {
    .refusal(.limit, "there is no memory left to read the file", fix: "run it again", span: 0..<0)
  }

  /// libxml2 made ready, once for all threads; whatever file it might ask for, it gets none.
  private static let library: Void = {
    xmlInitParser()
    xmlSetExternalEntityLoader { _, _, _ in nil }
  }()
}
