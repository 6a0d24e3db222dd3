import Foundation

/// Text reduced to what people type when they don't care: `a-z` and `0-9`, no marks, no case.
enum FoldedText {
  /// The letters and digits of a text: compatibility decomposition (NFKD), marks dropped, lower case,
  /// everything outside `a-z0-9` dropped.
  static func letters(of text: String) -> String {
    String(decoding: utf8(of: Array(text.unicodeScalars), separatingWords: false), as: UTF8.self)
  }

  /// The same of a text's scalars, as UTF-8; or, when words are to be kept apart, with a space for each run of what is
  /// dropped (apostrophes and dots join what they stand in: `McDonald's` is one word).
  static func utf8(of scalars: [Unicode.Scalar], separatingWords: Bool) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(scalars.count)
    var isBetweenWords = false
    forEachDecomposedScalar(of: scalars) { scalar in
      if let letter = letter(scalar) {
        if isBetweenWords, separatingWords, !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
        isBetweenWords = false
        folded.append(letter)
      } else if !joining.contains(scalar), !scalar.properties.isDiacritic,
        scalar.properties.generalCategory != .nonspacingMark
      {
        isBetweenWords = true
      }
    }
    return folded
  }

  private static let joining: [Unicode.Scalar] = ["'", "\u{2019}", "."]

  private static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "a"..."z", "0"..."9": UInt8(ascii: scalar)
    case "A"..."Z": UInt8(ascii: scalar) + 32
    default: nil
    }
  }

  /// The scalars of the compatibility decomposition, but for the order of marks, which doesn't matter where
  /// they are dropped: so each scalar can be decomposed on its own, and the common ones once for all.
  private static func forEachDecomposedScalar(
    of scalars: [Unicode.Scalar], _ body: (Unicode.Scalar) -> Void
  ) {
    for scalar in scalars {
      switch scalar.value {
      case ..<0x80: body(scalar)
      case ..<latinEnd: latin[Int(scalar.value)].forEach(body)
      default: decomposed(scalar).forEach(body)
      }
    }
  }

  private static let latinEnd: UInt32 = 0x180

  /// The decompositions of the scalars up to Latin Extended-A.
  private static let latin: [[Unicode.Scalar]] = (0..<latinEnd).map { value in
    Unicode.Scalar(value).map { Array(decomposed($0)) } ?? []
  }

  private static func decomposed(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
  }
}
