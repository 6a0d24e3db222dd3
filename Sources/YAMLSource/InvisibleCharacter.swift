extension Unicode.Scalar {
  /// Whether the character doesn't show in an editor, or is white space other than a space.
  var isInvisible: Bool { ["\t", "\n", "\r"].contains(self) || invisibleKind != nil }

  /// What to call a character that doesn't show in an editor and isn't white space; `nil` for any other.
  var invisibleKind: String? {
    switch self {
    case "\t", "\n", "\r": return nil
    case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      return "the bidirectional control character"
    case "\u{200D}", "\u{200C}": return nil  // They join letters and emoji.
    default: break
    }
    switch properties.generalCategory {
    case .control: return "the control character"
    case .format, .lineSeparator, .paragraphSeparator: return "the invisible character"
    case .unassigned: return properties.isNoncharacterCodePoint ? "the non-character" : nil
    default: return nil
    }
  }
}
