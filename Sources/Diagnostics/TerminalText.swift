/// Text for a terminal: coloured if wanted, and without control characters.
public struct TerminalText: Sendable {
  /// The parameters of ECMA-48's "select graphic rendition".
  public enum Style: String, Sendable {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "36"
    case blue = "34"
    case green = "32"
  }

  private let isColoured: Bool

  /// - Parameter isColoured: whether styles show, as on a terminal.
  public init(isColoured: Bool) { self.isColoured = isColoured }

  /// The text in a style, if it is coloured.
  public func styled(_ text: String, _ style: Style) -> String {
    isColoured ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The text with control and hidden characters shown as U+FFFD, so that a hostile file can't forge output.
  public static func visible(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(scalar == "\t" ? " " : DisplayWidth.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}

/// How many columns of a terminal a text takes, to put a caret under the right character.
public enum DisplayWidth {
  /// The columns of a text. A grapheme cluster, such as a family emoji, is as wide as its widest scalar.
  public static func of(_ text: String) -> Int {
    text.reduce(0) { width, character in width + (character.unicodeScalars.map(columns).max() ?? 0) }
  }

  /// Control and format characters, such as bidirectional overrides: a terminal obeys them without showing them.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}" && !scalar.isPrependedMark
    default: false
    }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    // The variation selector for emoji presentation, as in ❤️.
    if scalar == "\u{FE0F}" { return 2 }
    if scalar.properties.isDefaultIgnorableCodePoint || isJoiningJamo(scalar) { return 0 }
    switch scalar.properties.generalCategory {
    case .format where scalar.isPrependedMark: return 1
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// The medial vowels and final consonants of Korean, which are drawn into the syllable's first letter.
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

extension Unicode.Scalar {
  /// The code point as Unicode writes it, such as `U+202E`, to name a character that is invisible.
  public var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// At most 60 characters of the text, for a message. Unicode scalars are counted: a single grapheme may have a
  /// million of them.
  public var truncated: String {
    let scalars = unicodeScalars.prefix(61)
    return scalars.count > 60 ? String(scalars.prefix(57)) + "…" : self
  }
}

extension Unicode.Scalar {
  /// Whether it is a sign that encloses the digits after it, such as the end of an ayah (U+06DD): one of the few format
  /// characters that are shown (Unicode Standard, section 9.2; the property Prepended_Concatenation_Mark).
  package var isPrependedMark: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
