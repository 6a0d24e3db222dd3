/// Which references are well-formed: those of RFC 3986 (appendix A) or of RFC 3987 (section 2.2). The text is split
/// first, after which each part is a matter of its characters.
struct URIGrammar {
  /// Whether characters beyond ASCII are allowed.
  let isInternational: Bool

  /// `URI` or `IRI`: a reference with a scheme.
  func isAbsolute(_ text: String) -> Bool { URIReference(text).isAbsolute && isReference(text) }

  /// `URI-reference` or `IRI-reference`.
  func isReference(_ text: String) -> Bool {
    let reference = URIReference(text)
    // Splitting leaves no other path whose first segment has a colon, as "a:b" has a scheme.
    if !reference.isAbsolute, reference.path.utf8.starts(with: ":".utf8) { return false }
    return (reference.scheme.map(isScheme) ?? true) && isAuthority(reference.authority ?? "")
      && isText(reference.path[...]) { ":@/".unicodeScalars.contains($0) }
      && isText((reference.query ?? "")[...]) { isQueryMark($0) || isInternational && $0.isPrivate }
      && isText((reference.fragment ?? "")[...], with: isQueryMark)
  }

  private func isQueryMark(_ scalar: Unicode.Scalar) -> Bool { ":@/?".unicodeScalars.contains(scalar) }

  private func isScheme(_ text: String) -> Bool {
    ScalarScanner.reads(text[...]) { scanner in
      guard scanner.skip(where: \.isLetter) else { return false }
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
    if scanner.skip(":") { _ = scanner.take(while: \.isDigit) }
    return scanner.isAtEnd
  }

  /// `host` (section 3.2.2); that an IPv4 address is one too needs no asking, as a name may look like it.
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
      return scanner.skipRun { isPlain($0) || $0 == ":" }
    }
  }

  /// Unreserved characters, delimiters without a meaning of their own, percent-encoded octets and those others.
  private func isText(_ text: Substring, with isOther: (Unicode.Scalar) -> Bool) -> Bool {
    ScalarScanner.reads(text) { scanner in
      while let scalar = scanner.peek {
        let isAllowed = isPlain(scalar) || isInternational && scalar.isInternational || isOther(scalar)
        guard isAllowed ? scanner.skip(scalar) : scanner.skipPercentEncoded() else { return false }
      }
      return true
    }
  }

  /// `unreserved` and `sub-delims` (sections 2.2 and 2.3).
  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetterOrDigit || "-._~!$&'()*+,;=".unicodeScalars.contains(scalar)
  }
}
