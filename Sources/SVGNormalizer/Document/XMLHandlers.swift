internal import CLibXML2

extension XMLParser {
  /// The functions that libxml2 calls; other events are ignored. There is no handler of SAX1, and none of libxml2's
  /// own, which would build a second tree.
  static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = UInt32(XML_SAX2_MAGIC)
    setContentHandlers(of: &handlers)
    handlers.internalSubset = { at($0)?.documentType(string($2), string($3)) }
    handlers.reference = { at($0)?.reference(to: string($1) ?? "") }
    handlers.entityDecl = { parser, _, _, _, _, _ in at(parser)?.declaration() }
    handlers.elementDecl = { parser, _, _, _ in at(parser)?.declaration() }
    handlers.attributeDecl = { parser, _, _, _, _, _, tree in
      xmlFreeEnumeration(tree)
      at(parser)?.declaration()
    }
    handlers.notationDecl = { parser, _, _, _ in at(parser)?.declaration() }
    handlers.unparsedEntityDecl = { parser, _, _, _, _ in at(parser)?.declaration() }
    handlers.serror = { if let error = $1 { at($0)?.error(XMLSyntaxError(error.pointee)) } }
    return handlers
  }

  private static func setContentHandlers(of handlers: inout xmlSAXHandler) {
    handlers.startElementNs = { parser, name, _, namespace, _, _, count, _, attributes in
      guard let name = string(name) else { return }
      let read = SVGAttribute.read(attributes, count: Int(count))
      at(parser)?.startElement(name, in: string(namespace), read)
    }
    handlers.endElementNs = { parser, _, _, _ in at(parser)?.endElement() }
    handlers.characters = { at($0)?.characters($1, $2) }
    handlers.ignorableWhitespace = { at($0)?.characters($1, $2) }
    handlers.cdataBlock = { at($0)?.characters($1, $2) }
    handlers.processingInstruction = { parser, target, _ in
      at(parser)?.processingInstruction(string(target) ?? "")
    }
  }

  fileprivate func characters(_ text: UnsafePointer<xmlChar>?, _ count: Int32) {
    characters(String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self))
  }
}

// Functions outside of a type, because a C function may not capture one.
private func at(_ address: UnsafeMutableRawPointer?) -> XMLParser? {
  address.map { Unmanaged<XMLParser>.fromOpaque($0).takeUnretainedValue() }
}

private func string(_ text: UnsafePointer<xmlChar>?) -> String? { text.map { String(cString: $0) } }

extension SVGAttribute {
  /// The number of libxml2's pointers for an attribute: local name, prefix, namespace, begin and end of the value.
  private static let width = 5

  /// The attributes of a tag as `startElementNs` gets them.
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

  /// The value with `&` for `&#38;`, which libxml2 writes for each `&` unless it expands entities.
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
