internal import CLibXML2

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
