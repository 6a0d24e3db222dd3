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
