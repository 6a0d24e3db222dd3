import Foundation

/// The key by which names are found and compared: diacritics, case, punctuation and spaces don't count.
public struct SearchKey: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Letters `a-z` and digits `0-9` only; empty when the name has none.
  public let description: String

  /// The key of a name, with `&` and `+` left out.
  public init(_ name: String) { description = FoldedText.letters(of: name) }

  /// All keys of a name: `&` and `+` are read as `e` and as `and`, so `Acqua & Sapone` has two keys. A name without
  /// such a sign has one.
  public static func all(of name: String) -> [SearchKey] {
    let spellings = spellings(of: name)
    return spellings.isEmpty ? [SearchKey(name)] : spellings.map { SearchKey($0) }
  }

  /// A name with each `&` and `+` as the word `e`, and as the word `and`; none for a name without such a sign.
  static func spellings(of name: String) -> [String] {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "+") }) else { return [] }
    return ["e", "and"].map { word in
      var spelling = ""
      for scalar in name.unicodeScalars {
        if scalar == "&" || scalar == "+" {
          spelling += " \(word) "
        } else {
          spelling.unicodeScalars.append(scalar)
        }
      }
      return spelling
    }
  }

  /// By the letters' code points.
  public static func < (left: SearchKey, right: SearchKey) -> Bool { left.description < right.description }
}

/// Text reduced to `a-z` and `0-9`, without diacritics and case, as people type it in a hurry.
enum FoldedText {
  /// The letters and digits of a text: compatibility decomposition (NFKD), lower case, and everything outside `a-z0-9`
  /// dropped.
  static func letters(of text: String) -> String {
    String(decoding: utf8(of: Array(text.unicodeScalars), separatingWords: false), as: UTF8.self)
  }

  /// The same of a text's scalars, as UTF-8. With `separatingWords`, each run of dropped characters becomes a space,
  /// but for apostrophes and dots, which are part of a word: `McDonald's` is one.
  static func utf8(of scalars: [Unicode.Scalar], separatingWords: Bool) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(scalars.count)
    var isBetweenWords = false
    forEachDecomposedScalar(of: scalars) { scalar in
      if let letter = letter(scalar) {
        if isBetweenWords, !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
        isBetweenWords = false
        folded.append(letter)
      } else if separatingWords, !joining.contains(scalar), !scalar.properties.isDiacritic,
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

  /// The scalars of the compatibility decomposition, but for the order of diacritics, which are dropped anyway: so each
  /// scalar can be decomposed on its own, and the common ones once for all.
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
