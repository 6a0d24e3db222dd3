/// The letters of a tile in place of a logo.
public enum Initials {
  /// The first letters of the first two words of a name, or the first two of its only word: `Foot Locker` gives
  /// FL, `Esselunga` ES, `H&M` HM, `Q8` Q8, `Alì` AL. `?` for a name without letters or digits.
  public static func derived(from name: String) -> String {
    let letters = FoldedText.utf8(of: Array(name.unicodeScalars), separatingWords: true)
    let second = letters.firstIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 1
    let initials = letters.prefix(1) + letters.dropFirst(second).prefix(1)
    return initials.isEmpty ? "?" : String(decoding: initials, as: UTF8.self).uppercased()
  }
}
