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

/// Where a scalar that isn't valid everywhere is (RFC 5892, appendix A).
enum ContextRule {
  /// Whether the rule of the scalar at that place is met.
  static func allows(_ index: Int, in label: [Unicode.Scalar]) -> Bool {
    let before = label[..<index].last
    let after = label[(index + 1)...].first
    return switch label[index].value {
    case 0x200C: follows(virama: before) || joins(index, in: label)  // A.1, zero width non-joiner
    case 0x200D: follows(virama: before)  // A.2, zero width joiner
    case 0xB7: before == "l" && after == "l"  // A.3, middle dot
    case 0x375: after.map(IDNATables.greek.contains) ?? false  // A.4, keraia
    case 0x5F3, 0x5F4: before.map(IDNATables.hebrew.contains) ?? false  // A.5 and A.6, geresh and gershayim
    case 0x30FB: label.contains(where: IDNATables.kanaOrHan.contains)  // A.7, katakana middle dot
    case 0x660...0x669: !label.contains { (0x6F0...0x6F9).contains($0.value) }  // A.8
    case 0x6F0...0x6F9: !label.contains { (0x660...0x669).contains($0.value) }  // A.9
    default: false
    }
  }

  private static func follows(virama scalar: Unicode.Scalar?) -> Bool {
    scalar?.properties.canonicalCombiningClass == .virama
  }

  /// Whether the letters on both sides would be joined, were it not for the scalar between them.
  private static func joins(_ index: Int, in label: [Unicode.Scalar]) -> Bool {
    guard let before = label[..<index].last(where: { !isTransparent($0) }),
      let after = label[(index + 1)...].first(where: { !isTransparent($0) })
    else { return false }
    return IDNATables.joiningNext.contains(before) && IDNATables.joiningPrevious.contains(after)
  }

  /// Joining type T, which is derived: marks that have no type of their own.
  private static func isTransparent(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isNonspacing && !IDNATables.joiningNext.contains(scalar)
      && !IDNATables.joiningPrevious.contains(scalar)
  }
}

/// The rule for labels of names that are written from right to left somewhere (RFC 5893, section 2).
enum BidiRule {
  /// Bidirectional classes, as far as the rule tells them apart: R and AL are one, and so are ES, CS, ET, ON and BN.
  private enum Class {
    case left, right, europeanNumber, arabicNumber, neutral, mark

    init(_ scalar: Unicode.Scalar) {
      if IDNATables.rightToLeft.contains(scalar) {
        self = .right
      } else if IDNATables.arabicNumbers.contains(scalar) {
        self = .arabicNumber
      } else if IDNATables.europeanNumbers.contains(scalar) {
        self = .europeanNumber
      } else if IDNATables.neutrals.contains(scalar) {
        self = .neutral
      } else {
        self = scalar.isNonspacing && !IDNATables.leftToRightMarks.contains(scalar) ? .mark : .left
      }
    }
  }

  /// Whether the label makes its name one that the rule is for (section 1.4).
  static func isRightToLeft(_ label: [Unicode.Scalar]) -> Bool {
    label.map(Class.init).contains { $0 == .right || $0 == .arabicNumber }
  }

  /// Whether the label meets the six conditions.
  static func isSatisfied(by label: [Unicode.Scalar]) -> Bool {
    let classes = label.map(Class.init)
    let last = classes.last { $0 != .mark }
    switch classes.first {
    case .left:
      return !classes.contains { $0 == .right || $0 == .arabicNumber }
        && (last == .left || last == .europeanNumber)
    case .right:
      return !classes.contains(.left) && last != .neutral
        && !(classes.contains(.europeanNumber) && classes.contains(.arabicNumber))
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark without a width of its own: general categories Mn and Me.
  var isNonspacing: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}

/// A set of scalars, by the bounds of its ranges.
struct ScalarTable: Sendable {
  /// Where a range begins, where it has ended, where the next one begins and so on, each greater than the last.
  private let bounds: [UInt32]

  init(_ bounds: [UInt32]) { self.bounds = bounds }

  /// Whether the scalar is in it: an odd number of bounds are no greater.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }
}
