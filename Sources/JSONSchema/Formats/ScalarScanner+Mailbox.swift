/// Mailboxes (RFC 5321, section 4.1.2), and those beyond ASCII (RFC 6531, section 3.3).
extension ScalarScanner {
  /// `Mailbox`, up to the text's end.
  mutating func skipMailbox(isInternational: Bool) -> Bool {
    let start = rest
    guard peek == "\"" ? skipQuotedString(isInternational) : skipDotString(isInternational) else {
      return false
    }
    // Section 4.5.3.1.1, in octets.
    guard Substring(start[..<rest.startIndex]).utf8.count <= 64, skip("@") else { return false }
    if skip("[") { return skipAddress() && skip("]") }
    let domain = take { _ in true }
    return HostName.isValid(Substring(domain), isInternational: isInternational, separators: ".")
  }

  private mutating func skipDotString(_ isInternational: Bool) -> Bool {
    repeat {
      guard skipRun(where: { $0.isAtomText || isInternational && !$0.isASCII }) else { return false }
    } while skip(".")
    return true
  }

  private mutating func skipQuotedString(_ isInternational: Bool) -> Bool {
    guard skip("\"") else { return false }
    while let scalar = next() {
      switch scalar {
      case "\"": return true
      case "\\": guard skip(where: { (" "..."~").contains($0) }) else { return false }
      default: guard (" "..."~").contains(scalar) || isInternational && !scalar.isASCII else { return false }
      }
    }
    return false
  }

  /// An address literal (section 4.1.3), up to its closing bracket. Of the tags, `IPv6` is the only registered one.
  private mutating func skipAddress() -> Bool {
    let text = Substring(take { $0 != "]" })
    return Self.reads(text) { $0.skipFourNumbers(allowsLeadingZeros: true) }
      || Self.reads(text) { $0.skipIPv6Tag() && $0.skipIPv6() }
  }

  private mutating func skipIPv6Tag() -> Bool {
    skip(anyOf: "Ii") && skip(anyOf: "Pp") && skip(anyOf: "Vv") && skip("6") && skip(":")
  }
}

extension Unicode.Scalar {
  /// `atext` (RFC 5322, section 3.2.3).
  fileprivate var isAtomText: Bool {
    isLetterOrDigit || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(self)
  }
}
