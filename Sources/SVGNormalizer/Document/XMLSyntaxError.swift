internal import CLibXML2

/// An error that libxml2 found, copied out of its memory.
struct XMLSyntaxError {
  private let code: UInt32
  private let isWarning: Bool
  /// The name that the error is about, if any.
  private let name: String

  init(_ error: xmlError) {
    code = UInt32(bitPattern: error.code)
    isWarning = error.level.rawValue < XML_ERR_ERROR.rawValue
    name = error.str1.map { String(cString: $0) } ?? ""
  }

  /// Whether every reader sees the same document in spite of it. A namespace is a name, even if it isn't a valid URI.
  var isHarmless: Bool {
    isWarning || code == XML_WAR_NS_URI.rawValue || code == XML_WAR_NS_URI_RELATIVE.rawValue
  }

  /// The problem to report.
  func problem(at position: Int, in bytes: [UInt8], open: [SVGElement], hasRoot: Bool) -> LogoProblem {
    if let problem = OtherSyntax.problem(at: position, in: bytes) { return problem }
    switch code {
    case XML_ERR_DOCUMENT_END.rawValue, XML_ERR_DOCUMENT_EMPTY.rawValue:
      return ending(at: position, in: bytes, open: open, hasRoot: hasRoot)
    case XML_ERR_TAG_NAME_MISMATCH.rawValue:
      let start = bytes[..<position].lastIndex(of: UInt8(ascii: "<")) ?? position
      return syntax(
        "this end tag doesn't match \"\(open.last?.name ?? name)\", which is still open",
        fix: "close \"\(open.last?.name ?? name)\" first", span: start..<position)
    case XML_ERR_UNDECLARED_ENTITY.rawValue, XML_WAR_UNDECLARED_ENTITY.rawValue:
      return .unknownEntity(name, span: position..<position)
    case XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue where Self.knownPrefixes[name] != nil:
      return syntax(
        "the prefix of a name isn't declared: \"\(name)\"",
        fix: "add xmlns:\(name)=\"\(Self.knownPrefixes[name] ?? "")\" to the svg element",
        span: position..<position)
    default:
      let words = Self.sentences[code]
      let message = words?.message ?? "the XML isn't well-formed"
      return syntax(
        Self.namingCodes.contains(code) ? "\(message): \"\(name)\"" : message,
        fix: words?.fix ?? "export the logo again", span: position..<position)
    }
  }

  private func ending(at position: Int, in bytes: [UInt8], open: [SVGElement], hasRoot: Bool) -> LogoProblem {
    if let element = open.last {
      return syntax(
        "\"\(element.name)\" is never closed",
        fix: "export the logo again: the end of the file may be missing",
        span: SVGSource(bytes: bytes).span(of: nil, in: element))
    }
    let message =
      hasRoot ? "there is something after the end of the svg element" : "the file has no element"
    return syntax(message, fix: hasRoot ? "delete it" : "export the logo as SVG", span: position..<position)
  }

  private func syntax(_ message: String, fix: String, span: Range<Int>) -> LogoProblem {
    .error(.syntax, message, fix: fix, span: span)
  }
}

extension XMLSyntaxError {
  /// What the usual prefixes stand for, which HTML doesn't ask for.
  private static let knownPrefixes = [
    "xlink": "http://www.w3.org/1999/xlink", "svg": "http://www.w3.org/2000/svg",
  ]

  /// The codes with which libxml2 gives the name that the error is about.
  static let namingCodes: Set<UInt32> = [
    XML_ERR_ATTRIBUTE_REDEFINED.rawValue, XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue,
    XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue,
  ]

  /// Messages and fixes for libxml2's commonest codes.
  static let sentences: [UInt32: (message: String, fix: String)] = [
    XML_ERR_ATTRIBUTE_REDEFINED.rawValue: ("the tag has the same attribute twice", "delete one of the two"),
    XML_NS_ERR_ATTRIBUTE_REDEFINED.rawValue: (
      "the tag has the same attribute twice", "delete one of the two"
    ),
    XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue: (
      "the prefix of a name isn't declared", "delete what has the prefix, or declare the prefix with xmlns:"
    ),
    XML_NS_ERR_QNAME.rawValue: ("a name has two colons", "write one at most"),
    XML_NS_ERR_COLON.rawValue: ("a name begins or ends with a colon", "delete the colon"),
    XML_NS_ERR_EMPTY.rawValue: ("a prefix is declared as empty", "delete the xmlns: attribute"),
    XML_ERR_NAME_REQUIRED.rawValue: (
      "a name is missing after & or <", "write &amp; for an &, and &lt; for a <"
    ),
    XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue: (
      "the semicolon after an & is missing", "write &amp; for an &"
    ),
    XML_ERR_LT_IN_ATTRIBUTE.rawValue: (
      "there is a < in an attribute's value", "close the quote before it, or write &lt;"
    ),
    XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: ("an attribute's value has no quotes", "put it in quotes"),
    XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue: ("a quote is never closed", "close it"),
    XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue: ("an attribute has no value", "write it as name=\"value\""),
    XML_ERR_SPACE_REQUIRED.rawValue: ("a space is missing between two parts of a tag", "add the space"),
    XML_ERR_GT_REQUIRED.rawValue: ("the > of a tag is missing", "add the >"),
    XML_ERR_INVALID_CHAR.rawValue: ("there is a character that XML doesn't allow", "delete it"),
    XML_ERR_COMMENT_NOT_FINISHED.rawValue: ("a comment is never closed", "close it with -->"),
    XML_ERR_HYPHEN_IN_COMMENT.rawValue: ("there is -- within a comment", "write one hyphen"),
    XML_ERR_CDATA_NOT_FINISHED.rawValue: ("a CDATA section is never closed", "close it with ]]>"),
    XML_ERR_MISPLACED_CDATA_END.rawValue: ("there is ]]> in the text", "write ]]&gt;"),
    XML_ERR_PI_NOT_FINISHED.rawValue: ("an instruction <? is never closed", "close it with ?>"),
    XML_ERR_RESERVED_XML_NAME.rawValue: (
      "<?xml ...?> isn't at the very beginning", "delete it, or what comes before it"
    ),
    XML_ERR_VERSION_MISSING.rawValue: (
      "<?xml ...?> has no version", "write it as <?xml version=\"1.0\"?>"
    ),
    XML_ERR_DOCTYPE_NOT_FINISHED.rawValue: ("the DOCTYPE isn't complete", "delete the whole <!DOCTYPE ...>"),
  ]
}
