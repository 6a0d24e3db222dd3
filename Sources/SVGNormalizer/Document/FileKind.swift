/// Recognises files of other kinds by their first bytes.
enum FileKind {
  /// What is wrong with a file that isn't text; `nil` if it may be.
  static func problem(of file: [UInt8]) -> LogoProblem? {
    // Most files begin as SVG does.
    guard !file.starts(with: "<svg".utf8), !file.starts(with: "<?xml".utf8),
      let kind = kinds.first(where: { kind in kind.signatures.contains { $0.matches(file) } })
    else {
      return nil
    }
    return EncodingCheck.error("the file is \(kind.name)", fix: kind.fix, span: 0..<min(4, file.count))
  }

  /// Bytes at an offset.
  private struct Signature {
    var offset = 0
    let bytes: [UInt8]

    init(_ text: String, at offset: Int = 0) { (bytes, self.offset) = (Array(text.utf8), offset) }
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func matches(_ file: [UInt8]) -> Bool { file.dropFirst(offset).starts(with: bytes) }
  }

  private static let traced = "export the logo as SVG; a picture of pixels has to be drawn again with shapes"
  private static let exported = "export the logo as SVG"

  private static let kinds: [(signatures: [Signature], name: String, fix: String)] = [
    ([Signature([0x1F, 0x8B])], "compressed (.svgz)", "unpack it, for example with gunzip"),
    ([Signature([0x89] + Array("PNG".utf8))], "a PNG picture", traced),
    ([Signature([0xFF, 0xD8, 0xFF])], "a JPEG picture", traced),
    ([Signature("GIF8")], "a GIF picture", traced),
    ([Signature("WEBP", at: 8)], "a WebP picture", traced),
    ([Signature("ftypavif", at: 4)], "an AVIF picture", traced),
    ([Signature([0x00, 0x00, 0x01, 0x00])], "an icon (.ico)", traced),
    ([Signature("II*\0"), Signature("MM\0*")], "a TIFF picture", traced),
    ([Signature("%PDF")], "a PDF document or an Illustrator drawing", exported),
    ([Signature("%!PS"), Signature([0xC5, 0xD0, 0xD3, 0xC6])], "an EPS drawing", exported),
    ([Signature("PK\u{3}\u{4}")], "a ZIP archive", "unpack it, and take the SVG file out of it"),
    (
      [
        Signature([0x00, 0x00, 0xFE, 0xFF]), Signature([0xFF, 0xFE, 0x00, 0x00]), Signature("\0\0\0<"),
        Signature("<\0\0\0"),
      ],
      "UTF-32", "save the file as UTF-8"
    ),
  ]
}
