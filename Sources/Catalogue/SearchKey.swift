/// What a name is found and compared by: diacritics, case, punctuation and spaces don't count.
public struct SearchKey: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Letters `a-z` and digits `0-9` only; empty when the name has none.
  public let description: String

  /// The key of a name, with `&` and `+` left out.
  public init(_ name: String) { description = FoldedText.letters(of: name) }

  /// All keys of a name: `&` and `+` are read as `e` and as `and`, so `Acqua & Sapone` has two. Without such a
  /// sign there is one.
  public static func all(of name: String) -> [SearchKey] {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "+") }) else {
      return [SearchKey(name)]
    }
    return ["e", "and"].map { word in
      SearchKey(
        name.split(omittingEmptySubsequences: false) { $0 == "&" || $0 == "+" }.joined(separator: word))
    }
  }

  /// By the letters' code points.
  public static func < (left: SearchKey, right: SearchKey) -> Bool { left.description < right.description }
}
