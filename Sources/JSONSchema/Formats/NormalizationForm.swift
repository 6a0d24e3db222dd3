/// Unicode's normal form C (Unicode Standard Annex 15), which the standard library has only in the newest systems.
/// The tables have what can be in a label; of that, no scalar becomes another one by itself.
enum NormalizationForm {
  /// Whether a label of at most 63 scalars, all of which labels may have, is in form C.
  static func isComposed(_ label: [Unicode.Scalar]) -> Bool {
    composed(ordered(label.map(\.value).flatMap(decomposed))) == label.map(\.value)
  }

  private static func decomposed(_ scalar: UInt32) -> [UInt32] {
    guard let parts = IDNATables.decompositions[scalar] else { return [scalar] }
    return parts.flatMap(decomposed)
  }

  /// Marks that follow one another in the order of their classes; those of one class stay in order.
  private static func ordered(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in scalars {
      let order = combiningClass(scalar)
      let isAfter = { (other: UInt32) in order == 0 || combiningClass(other) <= order }
      let place = result.lastIndex(where: isAfter).map { $0 + 1 } ?? 0
      result.insert(scalar, at: place)
    }
    return result
  }

  /// Each mark put into the last letter, unless a mark between them keeps it away.
  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var starter: Int?
    for scalar in scalars {
      let order = combiningClass(scalar)
      if let starter, starter == result.count - 1 || combiningClass(result[result.count - 1]) < order,
        let whole = compositions[[result[starter], scalar]]
      {
        result[starter] = whole
        continue
      }
      result.append(scalar)
      if order == 0 { starter = result.count - 1 }
    }
    return result
  }

  private static let compositions = Dictionary(
    IDNATables.decompositions.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  private static func combiningClass(_ scalar: UInt32) -> UInt8 {
    Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}
