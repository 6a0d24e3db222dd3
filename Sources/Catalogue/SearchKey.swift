/// What a name is found and compared by: diacritics, case, punctuation and spaces don't count.
public struct SearchKey: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Letters `a-z` and digits `0-9` only; empty when the name has none.
  public let description: String

  /// The key of a name, with `&` and `+` left out.
  public init(_ name: String) { description = FoldedText.letters(of: name) }

  /// All keys of a name: `&` and `+` are read as `e` and as `and`, so `Acqua & Sapone` has two. Without such a
  /// sign there is one.
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
