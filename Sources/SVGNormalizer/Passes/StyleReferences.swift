/// Finds references in the text of a style, in spite of escapes (CSS Syntax 3 section 4.3.7). It may find too many, as
/// in comments, but never too few.
struct StyleReferences {
  private var bytes: [UInt8] = []

  /// Functions that load their argument, unless it is `#id`.
  private static let functions = ["url", "src", "image", "image-set"].map { Array($0.utf8) }

  init(_ text: String) {
    // Most values, and all long ones, are paths.
    guard Self.mayLoad(text) else { return }
    bytes = Self.plain(text)
  }

  var hasKeyframes: Bool { contains("keyframes") }

  /// The first reference out of the file.
  var external: String? {
    if contains("@import") { return "@import" }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "(") {
      if let address = reference(at: index) { return address }
    }
    return nil
  }

  /// Whether the text contains a word of an at-rule, possibly with a vendor's prefix.
  private func contains(_ word: String) -> Bool {
    bytes.contains(UInt8(ascii: "@")) && bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
  }

  /// The address that a function with its parenthesis at the index loads, unless it is an element of the file.
  private func reference(at index: Int) -> String? {
    guard Self.functions.contains(where: { bytes[..<index].suffix($0.count).elementsEqual($0) }) else {
      return nil
    }
    let argument = bytes[index...].dropFirst().drop { $0 <= 0x20 || Self.isQuote($0) }
    guard argument.first != UInt8(ascii: "#") else { return nil }
    let address = argument.prefix { $0 != UInt8(ascii: ")") && !Self.isQuote($0) }
    return String(decoding: address.prefix(60), as: UTF8.self)
  }

  /// Whether a byte is in the text without which nothing in it refers to anything.
  private static func mayLoad(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // To the end in any case, so that the processor looks at many at once.
      bytes.reduce(false) { found, byte in
        found || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "\\")
      }
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The text in lower case, with escapes replaced.
  private static func plain(_ text: String) -> [UInt8] {
    var tokenizer = CSSTokenizer(text)
    var result: [UInt8] = []
    while let byte = tokenizer.byte() {
      tokenizer.index += 1
      if byte == UInt8(ascii: "\\") { result += tokenizer.escaped() } else { result.append(byte) }
    }
    return result.map(\.asciiLowercased)
  }
}
