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

extension XMLSyntaxError {
  /// The codes with which libxml2 tells the name that the mistake is about.
  static let namingCodes: Set<UInt32> = [
    XML_ERR_ATTRIBUTE_REDEFINED.rawValue, XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue,
    XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue,
  ]

  /// What libxml2's commonest codes mean and what to do, in plain words.
  static let sentences: [UInt32: (message: String, fix: String)] = [
    XML_ERR_ATTRIBUTE_REDEFINED.rawValue: ("the tag has the same attribute twice", "delete one of the two"),
    XML_NS_ERR_ATTRIBUTE_REDEFINED.rawValue: (
      "the tag has the same attribute twice", "delete one of the two"
    ),
    XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue: (
      "the prefix of a name isn't declared", "delete what has the prefix, or declare it with xmlns:"
    ),
    XML_NS_ERR_QNAME.rawValue: ("a name has two colons", "write it with one at most"),
    XML_NS_ERR_COLON.rawValue: ("a name begins or ends with a colon", "write it without"),
    XML_NS_ERR_EMPTY.rawValue: ("a prefix is declared as nothing", "delete the xmlns: attribute"),
    XML_ERR_NAME_REQUIRED.rawValue: (
      "a name is missing behind & or <", "write &amp; for an &, and &lt; for a <"
    ),
    XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue: (
      "the semicolon behind an & is missing", "write &amp; for an &"
    ),
    XML_ERR_LT_IN_ATTRIBUTE.rawValue: (
      "there is a < in an attribute's value", "close the quote before it, or write &lt;"
    ),
    XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: ("an attribute's value has no quotes", "put it in quotes"),
    XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue: ("a quote is never closed", "close it"),
    XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue: ("an attribute has no value", "write it as name=\"value\""),
    XML_ERR_SPACE_REQUIRED.rawValue: ("a space is missing between two parts of a tag", "put one there"),
    XML_ERR_GT_REQUIRED.rawValue: ("the > of a tag is missing", "put it there"),
    XML_ERR_INVALID_CHAR.rawValue: ("there is a character that XML doesn't allow", "delete it"),
    XML_ERR_COMMENT_NOT_FINISHED.rawValue: ("a comment is never closed", "close it with -->"),
    XML_ERR_HYPHEN_IN_COMMENT.rawValue: ("there is -- within a comment", "write one hyphen"),
    XML_ERR_CDATA_NOT_FINISHED.rawValue: ("a CDATA section is never closed", "close it with ]]>"),
    XML_ERR_MISPLACED_CDATA_END.rawValue: ("there is ]]> in the text", "write ]]&gt;"),
    XML_ERR_PI_NOT_FINISHED.rawValue: ("an instruction <? is never closed", "close it with ?>"),
    XML_ERR_RESERVED_XML_NAME.rawValue: (
      "<?xml ...?> doesn't stand at the very beginning", "delete what stands before it"
    ),
    XML_ERR_VERSION_MISSING.rawValue: (
      "<?xml ...?> doesn't say its version", "write it as <?xml version=\"1.0\"?>"
    ),
    XML_ERR_DOCTYPE_NOT_FINISHED.rawValue: ("the DOCTYPE isn't complete", "delete the whole <!DOCTYPE ...>"),
  ]
}
