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
    // The last five operators are reserved for what may come, but in the grammar (section 2.2).
    _ = skip(anyOf: "+#./;?&=,!@|")
    repeat {
      guard skipVariable() else { return false }
    } while skip(",")
    return skip("}")
  }

  /// A name of parts with dots between them, and then how much of the value is meant (section 2.4).
  private mutating func skipVariable() -> Bool {
    repeat {
      guard skipNamePart() else { return false }
    } while skip(".")
    if skip("*") { return true }
    guard skip(":") else { return true }
    return skip { ("1"..."9").contains($0) } && take(while: \.isDigit).count <= 3
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
  /// `literals` (section 2.1), with the apostrophe that erratum 6937 gave back to it.
  fileprivate var isTemplateLiteral: Bool {
    isASCII
      ? ("!"..."~").contains(self) && !"\"%<>\\^`{|}".unicodeScalars.contains(self)
      : isInternational || isPrivate
  }

  fileprivate var isNameCharacter: Bool { isLetterOrDigit || self == "_" }
}
