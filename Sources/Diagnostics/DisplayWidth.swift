/// How many columns of a terminal a text takes, so that a caret stands under the character it means.
public enum DisplayWidth {
  /// The columns of a text: a cluster such as a family emoji takes those of its widest scalar.
  public static func of(_ text: String) -> Int {
    text.reduce(0) { width, character in width + (character.unicodeScalars.map(columns).max() ?? 0) }
  }

  /// Control and format characters (bidirectional overrides among them): a terminal acts on them unseen.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    default: false
    }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    // The variation selector that asks for a picture, as in ❤️.
    if scalar == "\u{FE0F}" { return 2 }
    if scalar.properties.isDefaultIgnorableCodePoint || isJoiningJamo(scalar) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// The vowels and last consonants of Korean, which are drawn into the syllable's first letter.
  private static func isJoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
  }

  /// The East Asian wide blocks (Unicode Annex 11) and emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
      0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1D300...0x1D376,
      0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
