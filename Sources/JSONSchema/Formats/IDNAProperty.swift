internal import StrictJSON

/// Whether a scalar is allowed in a label (RFC 5892, section 1), derived from Unicode as in section 3.
enum IDNAProperty {
  /// `PVALID`.
  case valid
  /// `CONTEXTJ` and `CONTEXTO`: valid where its context rule is met.
  case contextual
  /// `DISALLOWED`, and also `UNASSIGNED`, which has the same effect.
  case disallowed

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if let exception = Self(exception: scalar) {
      self = exception
    } else if scalar.isASCII {
      self = scalar == "-" || scalar.isASCIIDigit || ("a"..."z").contains(scalar) ? .valid : .disallowed
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

  /// Whether a label's scalar at that index is allowed.
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

/// The context rules for scalars that aren't valid everywhere (RFC 5892, appendix A).
enum ContextRule {
  /// Whether the rule of the scalar at that index is met.
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

  /// Whether the letters on both sides would join without the scalar between them.
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

/// The rule for labels of names with right-to-left text (RFC 5893, section 2).
enum BidiRule {
  /// Bidirectional classes, as far as the rule distinguishes them: R and AL are one, and so are ES, CS, ET, ON and BN.
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

  /// Whether the label has right-to-left text, so that the rule applies to the name (section 1.4).
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
  /// Whether it is a nonspacing or enclosing mark (general categories Mn and Me).
  var isNonspacing: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}

/// A set of scalars, stored as the bounds of its ranges.
struct ScalarTable: Sendable {
  /// The start and the end of each half-open range, in ascending order.
  private let bounds: [UInt32]

  init(_ bounds: [UInt32]) { self.bounds = bounds }

  /// Whether the scalar is in the set: an odd number of bounds are less or equal.
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
