internal import CLibXML2

extension XMLParserState {
  /// What libxml2 is to call; what isn't listed is passed over. There is no handler of SAX1, and none of libxml2's own,
  /// which would build a second tree.
  static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = UInt32(XML_SAX2_MAGIC)
    setContentHandlers(of: &handlers)
    handlers.internalSubset = { state, _, publicIdentifier, address in
      XMLParserState.at(state)?.documentType(
        publicIdentifier.map { String(cString: $0) }, address.map { String(cString: $0) })
    }
    handlers.reference = { state, name in
      XMLParserState.at(state)?.reference(to: name.map { String(cString: $0) } ?? "")
    }
    handlers.entityDecl = { state, _, _, _, _, _ in XMLParserState.at(state)?.declaration() }
    handlers.elementDecl = { state, _, _, _ in XMLParserState.at(state)?.declaration() }
    handlers.attributeDecl = { state, _, _, _, _, _, tree in
      xmlFreeEnumeration(tree)
      XMLParserState.at(state)?.declaration()
    }
    handlers.notationDecl = { state, _, _, _ in XMLParserState.at(state)?.declaration() }
    handlers.unparsedEntityDecl = { state, _, _, _, _ in XMLParserState.at(state)?.declaration() }
    handlers.serror = { state, error in
      guard let error else { return }
      XMLParserState.at(state)?.error(XMLSyntaxError(error.pointee))
    }
    return handlers
  }

  private static func setContentHandlers(of handlers: inout xmlSAXHandler) {
    handlers.startElementNs = { state, name, _, namespace, _, _, count, _, attributes in
      guard let name, let state = XMLParserState.at(state) else { return }
      let read = SVGAttribute.read(attributes, count: Int(count))
      state.startElement(String(cString: name), in: namespace.map { String(cString: $0) }, read)
    }
    handlers.endElementNs = { state, _, _, _ in XMLParserState.at(state)?.endElement() }
    handlers.characters = { XMLParserState.at($0)?.characters($1, $2) }
    handlers.ignorableWhitespace = { XMLParserState.at($0)?.characters($1, $2) }
    handlers.cdataBlock = { XMLParserState.at($0)?.characters($1, $2) }
    handlers.processingInstruction = { state, target, _ in
      XMLParserState.at(state)?.processingInstruction(target.map { String(cString: $0) } ?? "")
    }
  }

  private static func at(_ address: UnsafeMutableRawPointer?) -> XMLParserState? {
    address.map { Unmanaged<XMLParserState>.fromOpaque($0).takeUnretainedValue() }
  }

  private func characters(_ text: UnsafePointer<xmlChar>?, _ count: Int32) {
    characters(String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self))
  }
}

extension SVGAttribute {
  /// How many pointers libxml2 gives for an attribute: its local name, prefix, namespace, and the value's begin and end.
  private static let width = 5

  /// The attributes of a tag, as libxml2 gives them to `startElementNs`.
  static func read(_ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int) -> [SVGAttribute] {
    let pointers = UnsafeBufferPointer(start: pointers, count: pointers == nil ? 0 : count * width)
    return stride(from: 0, to: pointers.count, by: width).compactMap { index in
      guard let name = pointers[index], let begin = pointers[index + 3], let end = pointers[index + 4] else {
        return nil
      }
      let value = UnsafeBufferPointer(start: begin, count: end - begin)
      return SVGAttribute(
        name: qualified(String(cString: name), in: pointers[index + 2]),
        value: text(value))
    }
  }

  /// The value with `&` for `&#38;`: unless it is told to expand entities, libxml2 writes each `&` so.
  private static func text(_ value: UnsafeBufferPointer<UInt8>) -> String {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    var plain: [UInt8] = []
    var rest = value[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      let behind = rest[(ampersand + 1)...]
      plain += rest[...ampersand]
      rest = behind.starts(with: "#38;".utf8) ? behind.dropFirst(4) : behind
    }
    return String(decoding: plain + rest, as: UTF8.self)
  }

  private static func qualified(_ name: String, in namespace: UnsafePointer<xmlChar>?) -> String {
    guard let namespace else { return name }
    switch String(cString: namespace) {
    case "http://www.w3.org/1999/xlink": return "xlink:" + name
    case "http://www.w3.org/XML/1998/namespace": return "xml:" + name
    default: return "foreign:" + name
    }
  }
}
