/// What a label may have of a scalar (RFC 5892, section 1), derived from Unicode as section 3 says.
enum IDNAProperty {
  /// `PVALID`.
  case valid
  /// `CONTEXTJ` and `CONTEXTO`: valid where its own rule says so.
  case contextual
  /// `DISALLOWED`, and `UNASSIGNED`, which can't be told from it here.
  case disallowed

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if let exception = Self(exception: scalar) {
      self = exception
    } else if scalar.isASCII {
      self = scalar == "-" || scalar.isDigit || ("a"..."z").contains(scalar) ? .valid : .disallowed
    } else if properties.isJoinControl {
      self = .contextual
    } else if Self.isOldHangul(scalar) || Self.isInIgnorableBlock(scalar)
      || properties.changesWhenNFKCCaseFolded || properties.isDefaultIgnorableCodePoint
    {
      self = .disallowed
    } else {
      self = Self.isLetterOrDigit(properties.generalCategory) ? .valid : .disallowed
    }
  }

  /// Whether a label may have the scalar that it has at that place.
  static func allows(_ index: Int, in label: [Unicode.Scalar]) -> Bool {
    switch IDNAProperty(label[index]) {
    case .valid: true
    case .contextual: ContextRule.allows(index, in: label)
    case .disallowed: false
    }
  }

  /// Exceptions (F, section 2.6).
  private init?(exception scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: self = .valid
    case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660...0x669, 0x6F0...0x6F9: self = .contextual
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: self = .disallowed
    default: return nil
    }
  }

  /// LetterDigits (A, section 2.1).
  private static func isLetterOrDigit(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .decimalNumber, .modifierLetter, .nonspacingMark,
      .spacingMark:
      true
    default: false
    }
  }

  /// IgnorableBlocks (D, section 2.4).
  private static func isInIgnorableBlock(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20D0...0x20FF, 0x1D100...0x1D1FF, 0x1D200...0x1D24F: true
    default: false
    }
  }

  /// OldHangulJamo (I, section 2.9): what Hangul syllables are made of.
  private static func isOldHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB: true
    default: false
    }
  }
}
