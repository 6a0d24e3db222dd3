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
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// The East Asian wide blocks (Unicode Annex 11) and emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
