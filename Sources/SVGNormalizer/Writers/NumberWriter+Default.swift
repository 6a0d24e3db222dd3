extension NumberWriter {
  /// The number with two decimals; `nil` where that is the text of the attribute's default. Compared is what would be
  /// written, so that reading the file and writing it anew changes nothing.
  static func text(_ value: Double, unless defaultText: String) -> String? {
    let text = text(value)
    return text == defaultText ? nil : text
  }
}
