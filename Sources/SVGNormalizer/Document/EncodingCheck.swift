/// Checks that a file is UTF-8 and declares no other encoding, so that libxml2 neither guesses nor converts: in UTF-7
/// or UTF-16, tags could be hidden from all other checks.
enum EncodingCheck {
  /// The length of the byte order mark before the text.
  static func run(_ bytes: [UInt8]) throws(LogoProblem) -> Int {
    if let format = foreignFormats.first(where: { bytes.starts(with: $0.signature) }) {
      throw error("the file is \(format.name)", fix: format.fix, span: 0..<format.signature.count)
    }
    if let offset = bytes.firstIndex(of: 0) {
      throw error(
        "the file contains a NUL character", fix: "save the file as UTF-8 text",
        span: offset..<offset + 1)
    }
    try checkUnicode(bytes)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    try checkDeclaration(bytes, from: start)
    return start
  }

  private static let foreignFormats: [(signature: [UInt8], name: String, fix: String)] = [
    ([0x1F, 0x8B], "compressed (.svgz)", "unpack it, for example with gunzip"),
    ([0xFE, 0xFF], "UTF-16", "save the file as UTF-8"),
    ([0xFF, 0xFE], "UTF-16", "save the file as UTF-8"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture", "export the logo as SVG"),
    ([0x25, 0x50, 0x44, 0x46], "a PDF document", "export the logo as SVG"),
  ]

  private static func checkUnicode(_ bytes: [UInt8]) throws(LogoProblem) {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error(let length):
        throw error(
          "the file isn't UTF-8", fix: "save it as UTF-8", span: offset..<min(offset + length, bytes.count))
      case .emptyInput: return
      }
    }
  }

  private static func checkDeclaration(_ bytes: [UInt8], from start: Int) throws(LogoProblem) {
    // An XML declaration has the syntax of a tag.
    guard bytes[start...].starts(with: "<?xml".utf8), let tag = TagReader(bytes, at: start) else { return }
    let declared = tag.prefix(3).first { bytes[$0.name].elementsEqual("encoding".utf8) }
    guard let value = declared?.value else { return }
    let name = String(decoding: bytes[value], as: UTF8.self)
    guard name.lowercased() != "utf-8" else { return }
    throw error(
      "the file declares the encoding \"\(name)\"", fix: "save the file as UTF-8, with encoding=\"UTF-8\"",
      span: value)
  }

  private static func error(_ message: String, fix: String, span: Range<Int>) -> LogoProblem {
    .error(.encoding, message, fix: fix, span: span)
  }
}
