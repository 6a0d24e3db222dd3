/// The text of a file as UTF-8, whichever of its encodings the file has. Positions of problems refer to it.
public struct LogoText: Sendable {
  /// The text, with the byte order mark that the file has in UTF-8. Where the file can't be decoded, U+FFFD stands for
  /// what is wrong.
  public let bytes: [UInt8]
  /// Whether the text is the file itself.
  public let isFile: Bool
  /// Why the file can't be read.
  let problem: LogoProblem?

  /// Decodes a file in UTF-8, in UTF-16 or in Latin-1 as Windows extends it. Only UTF-16 is known without a declaration,
  /// by its byte order mark. In any other encoding, tags could be hidden from the checks.
  public init(_ file: [UInt8]) {
    if let problem = FileKind.problem(of: file) {
      (bytes, isFile, self.problem) = (file, true, problem)
    } else if let isBigEndian = UTF16Decoder.isBigEndian(file) {
      var decoder = UTF16Decoder(file, isBigEndian: isBigEndian)
      (bytes, isFile) = (decoder.text(), false)
      problem = decoder.problem ?? EncodingCheck.problem(in: bytes, from: 0, .utf16)
    } else if let name = XMLDeclaration.encoding(of: file, from: 0), EncodingCheck.isLatin1(file[name]),
      file.contains(where: { $0 >= 0x80 })
    {
      (bytes, isFile) = (Latin1Decoder.text(of: file), false)
      problem = EncodingCheck.problem(in: bytes, from: 0, .latin1)
    } else {
      (bytes, isFile) = (file, true)
      problem = EncodingCheck.problem(in: file, from: Self.start(of: file), .utf8)
    }
  }

  /// The length of the byte order mark before the text.
  var start: Int { Self.start(of: bytes) }

  private static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

/// Decodes UTF-16 (RFC 2781).
private struct UTF16Decoder {
  /// The first error.
  private(set) var problem: LogoProblem?
  private let file: [UInt8]
  private let isBigEndian: Bool

  init(_ file: [UInt8], isBigEndian: Bool) {
    self.file = file
    self.isBigEndian = isBigEndian
  }

  /// The order of bytes by the byte order mark, or without one by the `<?` of a declaration (XML 1.0 appendix F);
  /// `nil` unless the file is UTF-16.
  static func isBigEndian(_ file: [UInt8]) -> Bool? {
    if file.starts(with: [0xFE, 0xFF]) || file.starts(with: [0x00, 0x3C, 0x00, 0x3F]) { return true }
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0x3C, 0x00, 0x3F, 0x00]) { return false }
    return nil
  }

  mutating func text() -> [UInt8] {
    let units = stride(from: 0, to: file.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    var decoder = UTF16()
    var iterator = units.drop { $0 == 0xFEFF }.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      case .error: replace(in: &text)
      case .emptyInput:
        if !file.count.isMultiple(of: 2) { replace(in: &text) }
        return text
      }
    }
  }

  private mutating func replace(in text: inout [UInt8]) {
    let start = text.count
    text += UTF8.encodedReplacementCharacter
    guard problem == nil else { return }
    problem = EncodingCheck.error(
      "the file isn't valid UTF-16 here", fix: "save it as UTF-8", span: start..<text.count)
  }
}

/// Decodes Latin-1 with the letters that Windows adds, as all browsers do (https://encoding.spec.whatwg.org/#windows-1252).
private enum Latin1Decoder {
  static func text(of file: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(file.count + file.count / 8)
    for byte in file {
      let isWindows = (0x80..<0x80 + windows.count).contains(Int(byte))
      let scalar = isWindows ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte)
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    return text
  }

  /// The characters from 0x80; a control character where there is none.
  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
