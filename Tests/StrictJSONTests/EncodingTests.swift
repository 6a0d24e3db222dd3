import StrictJSON
import Testing

/// The bytes between two double quotes.
private func quoted(_ bytes: [UInt8]) -> [UInt8] { [0x22] + bytes + [0x22] }

@Suite("UTF-8 (RFC 8259, section 8.1; RFC 3629)")
struct EncodingTests {
  @Test(
    "the first and the last scalar of every length are read",
    arguments: [
      ([0x7F], "\u{7F}"), ([0xC2, 0x80], "\u{80}"), ([0xDF, 0xBF], "\u{7FF}"),
      ([0xE0, 0xA0, 0x80], "\u{800}"),
      ([0xED, 0x9F, 0xBF], "\u{D7FF}"), ([0xEE, 0x80, 0x80], "\u{E000}"), ([0xEF, 0xBF, 0xBF], "\u{FFFF}"),
      ([0xF0, 0x90, 0x80, 0x80], "\u{10000}"), ([0xF4, 0x8F, 0xBF, 0xBF], "\u{10FFFF}"),
    ] as [([UInt8], String)])
  func readsBoundaries(bytes: [UInt8], expected: String) throws {
    let string = try #require(try JSONReader.read(quoted(bytes)).string)
    #expect(string.hasSameBytes(as: expected))
  }

  static let invalid: [[UInt8]] = [
    [0x80], [0xBF], [0xE9], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0xC3], [0xE2, 0x28, 0xA1],
    // Overlong
    [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
    [0xF0, 0x80, 0x80, 0xAF],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF8, 0x80, 0x80, 0x80, 0xAF], [0xFC, 0x80, 0x80, 0x80, 0x80, 0xAF],
    // Surrogates, alone and as a pair
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
    // Beyond U+10FFFF, and bytes that UTF-8 never has
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xFF, 0xFE],
  ]

  @Test("a string that isn't UTF-8 is rejected", arguments: invalid)
  func rejectsInvalidString(bytes: [UInt8]) {
    let error = failure(quoted(bytes))
    #expect(error?.reason == .invalidUTF8)
    #expect(error?.span == 1..<(1 + bytes.count))
  }

  @Test("a string that isn't UTF-8 is rejected after an escape as well", arguments: invalid)
  func rejectsInvalidStringAfterEscape(bytes: [UInt8]) {
    #expect(failure(quoted(Array(#"\n"#.utf8) + bytes))?.reason == .invalidUTF8)
  }

  @Test("a key that isn't UTF-8 is rejected", arguments: invalid)
  func rejectsInvalidKey(bytes: [UInt8]) {
    #expect(failure(Array("{".utf8) + quoted(bytes) + Array(":1}".utf8))?.reason == .invalidUTF8)
  }

  @Test("a byte outside ASCII is rejected outside a string", arguments: invalid)
  func rejectsOutsideString(bytes: [UInt8]) {
    #expect(failure(Array("[1,".utf8) + bytes + Array("]".utf8))?.span == 3..<4)
  }

  @Test("the error names a byte order mark")
  func rejectsByteOrderMark() throws {
    let error = try #require(failure([0xEF, 0xBB, 0xBF] + Array("{}".utf8)))
    #expect(error.reason == .byteOrderMark)
    #expect(error.span == 0..<3)
    #expect("\(error)".contains("byte order mark"))
  }

  @Test(
    "the error names UTF-16 and UTF-32, with a byte order mark or without",
    arguments: [
      [0x22, 0, 0x61, 0, 0x22, 0], [0, 0x22, 0, 0x61, 0, 0x22], [0xFF, 0xFE, 0x31, 0], [0xFE, 0xFF, 0, 0x31],
      [0x5B, 0, 0x5D, 0], [0x31, 0, 0, 0], [0, 0, 0, 0x31], [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0],
    ] as [[UInt8]])
  func rejectsWideEncodings(bytes: [UInt8]) {
    #expect(failure(bytes)?.reason == .wideEncoding)
    #expect(failure(bytes)?.span.lowerBound == 0)
  }

  @Test(
    "a byte that begins nothing is rejected, wherever a value, a key or an end could be",
    arguments: [
      ("", ""), ("[", "]"), ("[\"a\",", ""), ("{", ":1}"), ("{\"a\":", "}"), ("{\"a\":1", ""), ("[] ", ""),
    ])
  func rejectsLoneByte(before: String, after: String) {
    for byte in [0xE5, 0xE9, 0xFF, 0x80] as [UInt8] {
      #expect(failure(Array(before.utf8) + [byte] + Array(after.utf8))?.span.lowerBound == before.utf8.count)
    }
  }

  @Test("a part of a byte order mark, or one alone, is rejected at the beginning", arguments: 1...3)
  func rejectsPartOfByteOrderMark(count: Int) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(failure(Array(mark.prefix(count)))?.span.lowerBound == 0)
    #expect(failure(mark.prefix(count) + Array("{}".utf8))?.span.lowerBound == 0)
  }
}
