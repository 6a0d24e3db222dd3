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
