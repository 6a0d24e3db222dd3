/// Unicode's normalisation form C (Unicode Standard Annex 15), which the standard library has only on the newest
/// systems. The tables cover what can be in a label, where no single scalar is normalised to another one.
enum NormalizationForm {
  /// Whether a label of some dozens of valid scalars is in form C.
  static func isComposed(_ label: [Unicode.Scalar]) -> Bool { composed(label) == label }

  /// A label of at most some hundred scalars in form C, except for scalars that no label may have.
  static func composed(_ label: [Unicode.Scalar]) -> [Unicode.Scalar] {
    composed(ordered(label.map(\.value).flatMap(decomposed))).compactMap(Unicode.Scalar.init)
  }

  private static func decomposed(_ scalar: UInt32) -> [UInt32] {
    guard let parts = IDNATables.decompositions[scalar] else { return [scalar] }
    return parts.flatMap(decomposed)
  }

  /// The scalars with consecutive marks stably sorted by combining class.
  private static func ordered(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in scalars {
      let order = combiningClass(scalar)
      let isAfter = { (other: UInt32) in order == 0 || combiningClass(other) <= order }
      result.insert(scalar, at: result.lastIndex(where: isAfter).map { $0 + 1 } ?? 0)
    }
    return result
  }

  /// Each mark composed with the last starter, unless a mark between them blocks it.
  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var starter: Int?
    for scalar in scalars {
      let order = combiningClass(scalar)
      if let starter, starter == result.count - 1 || combiningClass(result[result.count - 1]) < order,
        let whole = compositions[[result[starter], scalar]] ?? syllable(result[starter], scalar)
      {
        result[starter] = whole
        continue
      }
      result.append(scalar)
      if order == 0 { starter = result.count - 1 }
    }
    return result
  }

  /// The Hangul syllable of a leading consonant and a vowel, or of such a syllable and a trailing consonant (Unicode
  /// Standard, section 3.12).
  private static func syllable(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let (syllables, vowels, trails) = (UInt32(0xAC00), UInt32(21), UInt32(28))
    if (0x1100..<0x1113).contains(first), (0x1161..<0x1176).contains(second) {
      return syllables + ((first - 0x1100) * vowels + second - 0x1161) * trails
    }
    guard (syllables..<0xD7A4).contains(first), (first - syllables).isMultiple(of: trails),
      (0x11A8..<0x11C3).contains(second)
    else { return nil }
    return first + second - 0x11A7
  }

  private static let compositions = Dictionary(
    IDNATables.decompositions.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  private static func combiningClass(_ scalar: UInt32) -> UInt8 {
    Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}
