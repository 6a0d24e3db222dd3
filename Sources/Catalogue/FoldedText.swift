import Foundation

/// Text reduced to what people type when they don't care: `a-z` and `0-9`, no marks, no case.
enum FoldedText {
  /// The letters and digits of a text: compatibility decomposition (NFKD), marks dropped, lower case,
  /// everything outside `a-z0-9` dropped; or, when words are to be kept apart, a space for each such run
  /// (apostrophes and dots join what they stand in: `McDonald's` is one word).
  static func letters(of text: String, separatingWords: Bool = false) -> String {
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    var isBetweenWords = false
    for scalar in decomposed(text) {
      if let letter = letter(scalar) {
        if isBetweenWords, separatingWords, !folded.isEmpty { folded.unicodeScalars.append(" ") }
        isBetweenWords = false
        folded.unicodeScalars.append(letter)
      } else if !joining.contains(scalar), !scalar.properties.isDiacritic,
        scalar.properties.generalCategory != .nonspacingMark
      {
        isBetweenWords = true
      }
    }
    return folded
  }

  private static let joining: [Unicode.Scalar] = ["'", "\u{2019}", "."]

  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "a"..."z", "0"..."9": scalar
    case "A"..."Z": Unicode.Scalar(scalar.value + 32)
    default: nil
    }
  }

  private static func decomposed(_ text: String) -> String.UnicodeScalarView {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.unicodeScalars : text.decomposedStringWithCompatibilityMapping.unicodeScalars
  }
}
