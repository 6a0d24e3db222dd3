/// Checks that a text contains no bytes that aren't characters, and declares the encoding that it has.
enum EncodingCheck {
  /// What a text was before it was decoded, with the names by which a file may declare that, in lower case.
  enum Encoding {
    case utf8, utf16, latin1
  }

  /// - Parameters:
  ///   - text: the decoded text.
  ///   - start: the length of the byte order mark before it.
  static func problem(in text: [UInt8], from start: Int, _ encoding: Encoding) -> LogoProblem? {
    // Both to the end in any case, so that the processor looks at many bytes at once.
    let isPlain = text.reduce(0, |) < 0x80 && text.reduce(0xFF, min) > 0
    return (isPlain ? nil : notText(text)) ?? wrongDeclaration(in: text, from: start, encoding)
  }

  static func error(_ message: String, fix: String, span: Range<Int>) -> LogoProblem {
    .error(.encoding, message, fix: fix, span: span)
  }

  /// Whether a name is one of Latin-1, or of what Windows adds to it.
  static func isLatin1(_ name: ArraySlice<UInt8>) -> Bool { latin1.contains(label(name)) }

  private static let latin1: Set = [
    "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "windows-1252", "cp1252",
  ]
  private static let utf16: Set = ["utf-16", "utf-16le", "utf-16be"]

  private static func label(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name, as: UTF8.self).lowercased()
  }

  private static func notText(_ bytes: [UInt8]) -> LogoProblem? {
    if let offset = bytes.firstIndex(of: 0) {
      return error(
        "the file contains a NUL character", fix: "save the file as UTF-8 text", span: offset..<offset + 1)
    }
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error(let length):
        return error(
          "the file isn't UTF-8 here", fix: "save it as UTF-8",
          span: offset..<min(offset + length, bytes.count)
        )
      case .emptyInput: return nil
      }
    }
  }

  private static func wrongDeclaration(in text: [UInt8], from start: Int, _ encoding: Encoding)
    -> LogoProblem?
  {
    guard let value = XMLDeclaration.encoding(of: text, from: start) else { return nil }
    let name = label(text[value])
    let isRight =
      switch encoding {
      case .utf16: utf16.contains(name)
      case .latin1: latin1.contains(name)
      // Text in ASCII is the same in Latin-1, which has no byte order mark.
      case .utf8: name == "utf-8" || start == 0 && latin1.contains(name)
      }
    guard !isRight else { return nil }
    let written = "the encoding \"\(String(decoding: text[value], as: UTF8.self))\""
    return error(
      encoding == .utf16
        ? "the file is UTF-16, but declares \(written)"
        : "the file declares \(written), which isn't supported",
      fix: "save the file as UTF-8, with encoding=\"UTF-8\"", span: value)
  }
}

/// The `<?xml ...?>` at the beginning of a file (XML 1.0 section 2.8).
enum XMLDeclaration {
  /// The range of the name of the encoding that the file declares, if it does.
  static func encoding(of bytes: [UInt8], from start: Int) -> Range<Int>? {
    // A declaration has the syntax of a tag.
    guard bytes[start...].starts(with: "<?xml".utf8), let tag = TagReader(bytes, at: start) else {
      return nil
    }
    return tag.prefix(3).first { bytes[$0.name].elementsEqual("encoding".utf8) }?.value
  }
}
