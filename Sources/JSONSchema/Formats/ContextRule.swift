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
