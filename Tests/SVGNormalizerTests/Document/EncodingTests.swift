import Testing

@testable import SVGNormalizer

@Suite("Bytes that aren't plain UTF-8")
struct EncodingTests {
  private static let text = svg("<path d='M0 0'/>")
  private static let declared = "<?xml version=\"1.0\" encoding=\"NAME\"?>" + text

  /// A text in UTF-16 without a byte order mark.
  private static func utf16(_ text: String = text, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return bigEndian ? pair : pair.reversed()
    }
  }

  /// The text with some bytes in place of its `M`.
  private static func with(_ bytes: [UInt8]) -> [UInt8] {
    text.utf8.flatMap { $0 == UInt8(ascii: "M") ? bytes : [$0] }
  }

  @Test(
    "are rejected",
    arguments: [
      [0xFF, 0xFE] + utf16(bigEndian: true) + [0x00],
      [0xFF, 0xFE] + utf16(bigEndian: false) + [0x00], [0xFF, 0xFE, 0x00, 0xD8] + utf16(bigEndian: false),
      [0xFF, 0xFE] + utf16(bigEndian: false) + [0x00, 0xDC],
      utf16(bigEndian: true), utf16(bigEndian: false),
      [0x1F, 0x8B, 0x08, 0x00], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("%PDF-1.7".utf8),
      with([0x00]), with([0xE9]), with([0x80]), with([0xC0, 0xBC]), with([0xED, 0xA0, 0x80]),
      with([0xF4, 0x90, 0x80, 0x80]), with([0xF8, 0x88, 0x80, 0x80, 0x80]), with([0xE2, 0x82]), [0xC3],
      Array(text.utf8) + [0xE2, 0x82],
    ])
  func bytes(_ bytes: [UInt8]) {
    #expect(Reading(bytes).codes == ["svg-encoding"])
  }

  @Test(
    "are rejected when they declare another encoding",
    arguments: ["UTF-7", "utf-16", "ISO-8859-5", "EBCDIC-CP-US", "UTF-8 ", "UTF8", ""])
  func declared(name: String) {
    let reading = Reading(Self.declared.replacing("NAME", with: name))
    #expect(reading.codes == ["svg-encoding"])
    #expect(reading.marked == name)
  }

  @Test("an encoding that is hidden from a simple search is found", arguments: ["\r\n", "\t", " "])
  func hiddenDeclaration(space: String) {
    let text = "<?xml version='1.0'\(space)encoding\(space)=\(space)'UTF-7'?>+ADw-svg/+AD4-"
    #expect(Reading(text).codes == ["svg-encoding"])
    #expect(Reading("\u{FEFF}" + text).codes == ["svg-encoding"])
  }

  @Test("a declaration of UTF-8 is fine in any case", arguments: ["UTF-8", "utf-8", "Utf-8"])
  func utf8(name: String) {
    #expect(Reading(Self.declared.replacing("NAME", with: name)).problems.isEmpty)
  }

  @Test("what looks like UTF-7 is only text")
  func seventhBit() {
    let reading = Reading(svg("+ADw-script+AD4-alert(1)+ADw-/script+AD4-"))
    #expect(reading.document?.root.children.isEmpty == true)
  }

  private static let accented = declared.replacing("/>", with: "/>\n<title>é😀</title><text/>\n")

  @Test(
    "in UTF-16 are read, with a mark or a declaration, and positions are right", arguments: [true, false])
  func inUTF16(bigEndian: Bool) {
    let mark: [UInt8] = bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    for (name, start) in [("UTF-16", mark), ("utf-16", []), (bigEndian ? "UTF-16BE" : "UTF-16LE", mark)] {
      let text = Self.accented.replacing("NAME", with: name)
      var reading = Reading(start + Self.utf16(text, bigEndian: bigEndian))
      #expect(reading.problems.isEmpty)
      #expect(reading.document?.root.children.dropFirst().first?.text == "é😀")
      reading.apply(.rejectUnsupported)
      #expect(reading.problems.isEmpty)
      let script = Reading(start + Self.utf16(text.replacing("<text/>", with: "<1/>"), bigEndian: bigEndian))
      #expect(script.summary == "error 2:19 svg-syntax\n")
    }
  }

  @Test(
    "in Latin-1 are read where they declare it, and positions are right",
    arguments: ["ISO-8859-1", "iso-8859-1", "latin1", "windows-1252"])
  func inLatin1(name: String) {
    let text = Self.declared.replacing("NAME", with: name).replacing("/>", with: "/>\n<title>TITLE</title>")
    func file(_ text: String) -> [UInt8] {
      text.split(separator: "TITLE").map { Array($0.utf8) }.reduce([]) {
        $0.isEmpty ? $1 : $0 + [0xE9, 0x80] + $1
      }
    }
    let reading = Reading(file(text))
    #expect(reading.problems.isEmpty)
    #expect(reading.document?.root.children.last?.text == "é€")
    #expect(Reading(file(text.replacing("</svg>", with: "<1/></svg>"))).summary == "error 2:19 svg-syntax\n")
    #expect(Reading(text.replacing("TITLE", with: "e")).problems.isEmpty)
  }

  @Test(
    "are named if they are of another kind",
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"), (Array("RIFF\0\0\0\0WEBP".utf8), "WebP"),
      ([0x50, 0x4B, 0x03, 0x04], "ZIP"),
      (Array("GIF89a".utf8), "GIF"), ([0xFF, 0xFE, 0x00, 0x00, 0x3C, 0x00, 0x00, 0x00], "UTF-32"),
      ([0x00, 0x00, 0x00, 0x3C], "UTF-32"), (Array("%PDF-1.7".utf8), "PDF"), ([0x1F, 0x8B], "svgz"),
    ])
  func kinds(bytes: [UInt8], name: String) {
    let problem = Reading(bytes).problems.first
    #expect(problem?.message.contains(name) == true)
    #expect(problem?.span.isEmpty == false)
  }
}
