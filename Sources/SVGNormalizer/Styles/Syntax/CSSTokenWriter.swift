/// Writes the tokens of a value as CSS without comments and escapes, and with one space for any white space.
enum CSSTokenWriter {
  /// The text of a value, which reads as the same tokens; `nil` for tokens that no supported value has, such as names
  /// with letters that aren't ASCII.
  static func text(_ tokens: some Sequence<CSSToken>) -> String? {
    var text = ""
    var endsInWord = false
    for token in tokens {
      guard let word = Self.text(token) else { return nil }
      // A comment may have separated the two.
      if endsInWord, token.beginsWithWord { text += " " }
      text += word
      endsInWord = token.endsInWord
    }
    return text
  }

  private static func text(_ token: CSSToken) -> String? {
    switch token {
    case .identifier(let name): plain(name)
    case .function(let name): plain(name).map { $0 + "(" }
    case .hash(let name, _): name.utf8.allSatisfy(\.isPlainName) ? "#" + name : nil
    case .string(let content): string(content)
    case .url(let address): url(address)
    case .number(let number): number.text
    case .percentage(let number): number.text + "%"
    case .dimension(let number, let unit):
      unit.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) } ? number.text + unit : nil
    case .whitespace: " "
    case .colon: ":"
    case .semicolon: ";"
    case .comma: ","
    case .open(let bracket): bracket == .round ? "(" : bracket == .square ? "[" : "{"
    case .close(let bracket): bracket == .round ? ")" : bracket == .square ? "]" : "}"
    case .delimiter(let byte): byte < 0x80 ? String(Unicode.Scalar(byte)) : nil
    case .atKeyword, .markupComment, .broken: nil
    }
  }

  private static func plain(_ name: String) -> String? {
    let isPlain = name.utf8.allSatisfy(\.isPlainName) && CSSTokenizer(name).startsName(0)
    return isPlain ? name : nil
  }

  /// An address, without quotes if possible.
  static func url(_ address: String) -> String {
    let isPlain = address.utf8.allSatisfy { $0.isCSSName || "#/.:".utf8.contains($0) }
    return "url(" + (isPlain ? address : string(address)) + ")"
  }

  private static func string(_ content: String) -> String {
    var text = "\""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\n", "\r", "\u{C}": text += "\\" + String(scalar.value, radix: 16) + " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension UInt8 {
  fileprivate var isPlainName: Bool { isCSSName && self < 0x80 }
}

extension CSSToken {
  fileprivate var beginsWithWord: Bool {
    switch self {
    case .identifier, .function, .url, .number, .percentage, .dimension, .hash, .open: true
    default: false
    }
  }

  fileprivate var endsInWord: Bool {
    switch self {
    case .identifier, .number, .percentage, .dimension, .hash: true
    default: false
    }
  }
}
