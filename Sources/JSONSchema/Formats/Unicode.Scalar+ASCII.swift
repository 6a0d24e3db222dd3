/// ABNF's core rules (RFC 5234, appendix B.1): ASCII and nothing else.
extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }
  var isHexDigit: Bool { properties.isASCIIHexDigit }
  var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  var isLetterOrDigit: Bool { isLetter || isDigit }
}
