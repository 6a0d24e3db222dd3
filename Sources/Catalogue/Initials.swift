/// The letters of a tile in place of a logo.
public enum Initials {
  /// The first letters of the first two words of a name, or the first two of its only word: `Foot Locker` gives
  /// FL, `Esselunga` ES, `H&M` HM, `Q8` Q8, `Alì` AL. `?` for a name without letters or digits.
  public static func derived(from name: String) -> String {
    let words = FoldedText.letters(of: name, separatingWords: true).split(separator: " ")
    let letters: Substring =
      switch (words.first, words.dropFirst().first) {
      case (let first?, let second?): first.prefix(1) + second.prefix(1)
      case (let only?, nil): only.prefix(2)
      default: "?"
      }
    return letters.uppercased()
  }
}
