internal import CLibXML2

/// A mistake that libxml2 found, copied out of its memory.
struct XMLSyntaxError {
  private let code: UInt32
  private let isWarning: Bool
  /// The name that the mistake is about, where there is one.
  private let name: String

  init(_ error: xmlError) {
    code = UInt32(bitPattern: error.code)
    isWarning = error.level.rawValue < XML_ERR_ERROR.rawValue
    name = error.str1.map { String(cString: $0) } ?? ""
  }

  /// Whether the document is the same for every reader in spite of it. A namespace is a name, whether or not it is
  /// a sound URI.
  var isHarmless: Bool {
    isWarning || code == XML_WAR_NS_URI.rawValue || code == XML_WAR_NS_URI_RELATIVE.rawValue
  }

  /// What to tell of it when libxml2 had read so far.
  func problem(at position: Int, in bytes: [UInt8], open: [SVGElement], hasRoot: Bool) -> LogoProblem {
    switch code {
    case XML_ERR_DOCUMENT_END.rawValue, XML_ERR_DOCUMENT_EMPTY.rawValue:
      return ending(at: position, in: bytes, open: open, hasRoot: hasRoot)
    case XML_ERR_TAG_NAME_MISMATCH.rawValue:
      let start = bytes[..<position].lastIndex(of: UInt8(ascii: "<")) ?? position
      return syntax(
        "another tag is closed here, and \"\(open.last?.name ?? name)\" is still open",
        fix: "close it before",
        span: start..<position)
    case XML_ERR_UNDECLARED_ENTITY.rawValue, XML_WAR_UNDECLARED_ENTITY.rawValue:
      return .refusal(
        .entity, "the entity &\(name); isn't known", fix: "write the character itself in its place",
        span: position..<position)
    default:
      let words = Self.sentences[code]
      let message = words?.message ?? "this isn't well-formed XML"
      return syntax(
        Self.namingCodes.contains(code) ? "\(message): \"\(name)\"" : message,
        fix: words?.fix ?? "export the logo anew",
        span: position..<position)
    }
  }

  private func ending(at position: Int, in bytes: [UInt8], open: [SVGElement], hasRoot: Bool) -> LogoProblem {
    if let element = open.last {
      return syntax(
        "\"\(element.name)\" is never closed",
        fix: "export the logo anew: the end of the file may be missing",
        span: SVGSource(bytes: bytes).span(of: nil, in: element))
    }
    let message =
      hasRoot ? "something stands behind the end of the svg element" : "there is no element in the file"
    return syntax(message, fix: hasRoot ? "delete it" : "export the logo as SVG", span: position..<position)
  }

  private func syntax(_ message: String, fix: String, span: Range<Int>) -> LogoProblem {
    .refusal(.syntax, message, fix: fix, span: span)
  }
}
