internal import StrictJSON

/// IP addresses (RFC 3986, section 3.2.2).
extension ScalarScanner {
  /// `IPv4address`: four numbers of up to 255. Leading zeros are rejected, as some programs would read an octal number.
  mutating func skipIPv4() -> Bool { skipFourNumbers(allowsLeadingZeros: false) }

  /// Four numbers of up to 255, with dots between them.
  mutating func skipFourNumbers(allowsLeadingZeros: Bool) -> Bool {
    for index in 0..<4 {
      if index > 0, !skip(".") { return false }
      let digits = take(while: \.isASCIIDigit)
      guard (1...3).contains(digits.count), let number = Int(String(digits)), number <= 255 else {
        return false
      }
      if !allowsLeadingZeros, digits.count > 1, digits.first == "0" { return false }
    }
    return true
  }

  /// `IPv6address` (RFC 4291, section 2.2), up to the text's end: eight groups, of which `::` replaces one or more, and
  /// the last two may be an IPv4 address. A zone isn't allowed.
  mutating func skipIPv6() -> Bool {
    var groups = 0
    var hasGap = false
    if skip(":") {
      guard skip(":") else { return false }
      hasGap = true
    }
    while !isAtEnd {
      if skipIPv4AtEnd() {
        groups += 2
        break
      }
      guard (1...4).contains(take(while: \.isHexDigit).count) else { return false }
      groups += 1
      if isAtEnd { break }
      guard skip(":"), !isAtEnd else { return false }
      guard skip(":") else { continue }
      if hasGap { return false }
      hasGap = true
    }
    return hasGap ? groups < 8 : groups == 8
  }

  private mutating func skipIPv4AtEnd() -> Bool {
    var copy = self
    guard copy.skipIPv4(), copy.isAtEnd else { return false }
    self = copy
    return true
  }
}

/// Mailboxes (RFC 5321, section 4.1.2) and internationalised ones (RFC 6531, section 3.3).
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
    return HostName.isValid(Substring(domain), isInternational ? .mailbox : .ascii)
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
