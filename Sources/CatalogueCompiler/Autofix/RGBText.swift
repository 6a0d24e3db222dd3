/// A colour as the catalogue writes it, from a text that says one without doubt.
struct RGBText {
  /// `#` and six upper-case hexadecimal digits.
  let text: String

  /// - Parameter text: three or six hexadecimal digits (CSS Color 4, section 5.2), with or without `#` before them.
  init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }) else {
      return nil
    }
    switch digits.utf8.count {
    case 6: self.text = "#" + digits.uppercased()
    case 3: self.text = "#" + digits.uppercased().map { "\($0)\($0)" }.joined()
    default: return nil
    }
  }
}
