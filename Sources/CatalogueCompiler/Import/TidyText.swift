internal import Foundation

/// Text as a person meant to type it: in Unicode's form NFC, one ordinary space between words and none at the ends,
/// without characters that don't show.
enum TidyText {
  static func tidied(_ text: String) -> String {
    let words = text.unicodeScalars.split(whereSeparator: isSpace).map { word in
      String(String.UnicodeScalarView(word.filter { !PlainTextCheck.isHidden($0) }))
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ").precomposedStringWithCanonicalMapping
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }
}

extension String {
  /// As much of a text as a message can show.
  var shortened: String {
    let scalars = unicodeScalars.prefix(61)
    return scalars.count > 60 ? String(String.UnicodeScalarView(scalars.prefix(59))) + "…" : self
  }
}
