/// The letters of a tile without a logo.
public enum Initials {
  /// The initials of a name without letters or digits.
  public static let unknown = "?"

  /// The first letters of the first two words of a name, or the first two of its only word: `Foot Locker` gives
  /// FL, `Esselunga` ES, `H&M` HM, `Q8` Q8, `Alì` AL. `?` for a name without letters or digits.
  public static func derived(from name: String) -> String {
    let letters = FoldedText.utf8(of: Array(name.unicodeScalars), separatingWords: true)
    let second = letters.firstIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 1
    let initials = letters.prefix(1) + letters.dropFirst(second).prefix(1)
    return initials.isEmpty ? unknown : String(decoding: initials, as: UTF8.self).uppercased()
  }
}

/// The colour of the letters on an initials tile.
public enum InitialsColor: String, CaseIterable, Sendable {
  /// `#FFFFFF`.
  case white
  /// `#000000`.
  case black

  /// The least contrast at which text can be read (WCAG 2.1, success criterion 1.4.3).
  public static let minimumContrast = 4.5

  /// The colour itself.
  public var color: RGBColor { self == .white ? .white : .black }

  /// White where it can be read on that background, else black, which then can.
  public static func readable(on background: RGBColor) -> InitialsColor {
    RGBColor.white.contrast(with: background) >= minimumContrast ? .white : .black
  }
}
