internal import StrictJSON

/// The grammar of references of RFC 3986 (appendix A) or RFC 3987 (section 2.2). The text is split first; then each
/// part depends on its characters.
struct URIGrammar {
  /// Whether characters beyond ASCII are allowed.
  let isInternational: Bool

  /// `URI` or `IRI`: a reference with a scheme.
  func isAbsolute(_ text: String) -> Bool { URIReference(text).isAbsolute && isReference(text) }

  /// `URI-reference` or `IRI-reference`.
  func isReference(_ text: String) -> Bool {
    let reference = URIReference(text)
    // No other path has a colon in its first segment, as "a:b" has a scheme.
    if !reference.isAbsolute, reference.path.utf8.starts(with: ":".utf8) { return false }
    return (reference.scheme.map(isScheme) ?? true) && isAuthority(reference.authority ?? "")
      && isText(reference.path[...], with: \.isURIPathCharacter)
      && isText((reference.query ?? "")[...]) { isQueryMark($0) || isInternational && $0.isPrivate }
      && isText((reference.fragment ?? "")[...], with: isQueryMark)
  }

  private func isQueryMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "?" || scalar.isURIPathCharacter }

  private func isScheme(_ text: String) -> Bool {
    ScalarScanner.reads(text[...]) { scanner in
      guard scanner.skip(where: \.isASCIILetter) else { return false }
      _ = scanner.take { $0.isLetterOrDigit || "+-.".unicodeScalars.contains($0) }
      return true
    }
  }

  /// `[ userinfo "@" ] host [ ":" port ]` (section 3.2).
  private func isAuthority(_ text: String) -> Bool {
    var rest = text[...]
    if let sign = rest.unicodeScalars.firstIndex(of: "@") {
      guard isText(rest[..<sign], with: { $0 == ":" }) else { return false }
      rest = Substring(rest.unicodeScalars[sign...].dropFirst())
    }
    var scanner = ScalarScanner(rest)
    guard skipHost(&scanner) else { return false }
    if scanner.skip(":") { _ = scanner.take(while: \.isASCIIDigit) }
    return scanner.isAtEnd
  }

  /// `host` (section 3.2.2). An IPv4 address is a valid name too.
  private func skipHost(_ scanner: inout ScalarScanner) -> Bool {
    guard scanner.skip("[") else {
      return isText(Substring(scanner.take { $0 != ":" })) { _ in false }
    }
    let address = Substring(scanner.take { $0 != "]" })
    return scanner.skip("]") && (ScalarScanner.reads(address) { $0.skipIPv6() } || isFutureAddress(address))
  }

  /// `IPvFuture`.
  private func isFutureAddress(_ text: Substring) -> Bool {
    ScalarScanner.reads(text) { scanner in
      guard scanner.skip(anyOf: "vV"), scanner.skipRun(where: \.isHexDigit), scanner.skip(".") else {
        return false
      }
      return scanner.skipRun { $0.isURIPlain || $0 == ":" }
    }
  }

  /// Unreserved characters, sub-delimiters, percent-encoded octets and the given others.
  private func isText(_ text: Substring, with isOther: (Unicode.Scalar) -> Bool) -> Bool {
    ScalarScanner.reads(text) { scanner in
      while let scalar = scanner.peek {
        let isAllowed = scalar.isURIPlain || isInternational && scalar.isInternational || isOther(scalar)
        guard isAllowed ? scanner.skip(scalar) : scanner.skipPercentEncoded() else { return false }
      }
      return true
    }
  }
}

extension Unicode.Scalar {
  /// `unreserved` and `sub-delims` (RFC 3986, sections 2.2 and 2.3).
  var isURIPlain: Bool {
    isASCII && UInt8(ascii: self).isURIUnreserved || "!$&'()*+,;=".unicodeScalars.contains(self)
  }
  /// What a path may have unencoded (section 3.3).
  var isURIPathCharacter: Bool { isURIPlain || ":@/".unicodeScalars.contains(self) }
}

/// Templates of URIs (RFC 6570, section 2), of any level.
extension ScalarScanner {
  /// `URI-Template`.
  mutating func skipURITemplate() -> Bool {
    while let scalar = peek {
      switch scalar {
      case "%": guard skipPercentEncoded() else { return false }
      case "{": guard skipExpression() else { return false }
      default: guard skip(where: \.isTemplateLiteral) else { return false }
      }
    }
    return true
  }

  private mutating func skipExpression() -> Bool {
    guard skip("{") else { return false }
    // The last five operators are reserved for extensions, but part of the grammar (section 2.2).
    _ = skip(anyOf: "+#./;?&=,!@|")
    repeat {
      guard skipVariable() else { return false }
    } while skip(",")
    return skip("}")
  }

  /// A name of parts with dots between them, and a modifier (section 2.4).
  private mutating func skipVariable() -> Bool {
    repeat {
      guard skipNamePart() else { return false }
    } while skip(".")
    if skip("*") { return true }
    guard skip(":") else { return true }
    return skip { ("1"..."9").contains($0) } && take(while: \.isASCIIDigit).count <= 3
  }

  /// One `varchar` or more (section 2.3).
  private mutating func skipNamePart() -> Bool {
    repeat {
      guard skip(where: \.isNameCharacter) || skipPercentEncoded() else { return false }
    } while peek == "%" || peek?.isNameCharacter == true
    return true
  }
}

extension Unicode.Scalar {
  /// `literals` (section 2.1), with the apostrophe of erratum 6937.
  fileprivate var isTemplateLiteral: Bool {
    isASCII
      ? ("!"..."~").contains(self) && !"\"%<>\\^`{|}".unicodeScalars.contains(self)
      : isInternational || isPrivate
  }

  fileprivate var isNameCharacter: Bool { isLetterOrDigit || self == "_" }
}

/// The characters of IRIs beyond ASCII (RFC 3987, section 2.2).
extension Unicode.Scalar {
  /// `ucschar`.
  var isInternational: Bool {
    switch value {
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF, 0xE1000...0xEFFFD: true
    case 0x10000...0xDFFFF: value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// `iprivate`.
  var isPrivate: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
