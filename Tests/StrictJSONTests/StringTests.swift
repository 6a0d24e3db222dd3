import StrictJSON
import Testing

@Suite("Strings and their escapes (RFC 8259, section 7)")
struct StringTests {
  @Test(
    "a string is decoded",
    arguments: [
      (#""""#, ""),
      (#""a b""#, "a b"),
      (#""\" \\ \/""#, "\" \\ /"),
      (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u00E9""#, "Aéé"),
      (#""\u4F60\u4f60""#, "你你"),
      (#""\ud83d\ude00 \uD83D\uDE00""#, "😀 😀"),
      (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
      (#""\u0000\u001F\u0022\u005C""#, "\0\u{1F}\"\\"),
      (#""\\u0041\\a""#, #"\u0041\a"#),
      (#""\uFFFF\uFFFE""#, "\u{FFFF}\u{FFFE}"),
      (#""a\u006Eb\nc""#, "anb\nc"),
      ("\"\u{7F}\u{2028}\u{2029}\u{FEFF}\u{10FFFF}\"", "\u{7F}\u{2028}\u{2029}\u{FEFF}\u{10FFFF}"),
      ("\"Decò 👩‍👧\"", "Decò 👩‍👧"),
      ("\"/* no comment */ // none\"", "/* no comment */ // none"),
      (#""\u002c\u00a0\u200B\u2064\u0821\u0123""#, ",\u{A0}\u{200B}\u{2064}\u{821}\u{123}"),
      (#""\\u0000\\n\"\u005C""#, "\\u0000\\n\"\\"),
      (#""\uD834\uDD1E\uD83F\uDFFE\uDBFF\uDFFE""#, "\u{1D11E}\u{1FFFE}\u{10FFFE}"),
      ("\"\u{1BFFF}\u{2064}\u{FFFF}π\"", "\u{1BFFF}\u{2064}\u{FFFF}π"),
    ])
  func decodes(text: String, expected: String) throws {
    let string = try #require(try read(text).string)
    #expect(string.hasSameBytes(as: expected))
  }

  @Test(
    "an unknown escape is rejected at its backslash (‸)",
    arguments: [
      #""‸\a""#, #""‸\x41""#, #""‸\'""#, #""‸\0""#, #""‸\U0041""#, #""‸\UA66D""#, #""‸\ ""#, #""‸\é""#,
      #""‸\🌀""#,
      #""‸\u{41}""#, #""‸\u""#, #""‸\u12""#, #""‸\u123""#, #""‸\u00G0""#, #""‸\uqqqq""#, #""‸\u 041""#,
      #""‸\u+041""#,
      #""‸\u-041""#, #""‸\u０041""#, "\"‸\\\n\"", "\"‸\\\t\"", "\"‸\\\0\"", #""é\n‸\v""#, #"{"‸\a":1}"#,
      #"["\uD834‸\uDd"]"#, #""\uD800‸\u1x""#, #""\uD800‸\u""#,
    ])
  func rejectsEscape(text: String) throws {
    #expect(try expectRejection(text)?.reason == .invalidEscape)
  }

  @Test(
    "an escape may not end with invalid UTF-8", arguments: [#"\"#, #"\u"#, #"\u00"#, #"\uD800\u"#])
  func rejectsInvalidUTF8(escape: String) {
    let error = failure(Array("\"\(escape)".utf8) + [0xE5, 0x22])
    #expect(error?.reason == .invalidEscape)
    #expect(error?.span.upperBound == escape.utf8.count + 2, "the byte belongs to what is marked")
  }

  @Test(
    "a lone surrogate is rejected, because no text contains one",
    arguments: [
      #""\uD800""#, #""\uDBFF""#, #""\uDC00""#, #""\uDFFF""#, #""\uD800abc""#, #""\uD800\n""#, #""\uD800A""#,
      #""\uD800\u0041""#, #""\uD800\uD800""#, #""\uD800\uD800\uDC00""#, #""\uDC00\uD800""#,
      #""\ud83dX\ude00""#, #""\uD888\u1234""#, #""\uD800\uD800\x""#, #""\uD800\""#, #""\uD8aa\\u""#,
      #"{"\uDFAA":0}"#,
      #""\uDd1e\uD834""#, #""\u005C\uDEAD""#,
    ])
  func rejectsLoneSurrogate(text: String) throws {
    let error = try #require(failure(text))
    #expect(error.reason == .loneSurrogate)
    #expect(text.slice(error.span).hasPrefix(#"\u"#) && error.span.count == 6)
  }

  @Test("a control character must be escaped", arguments: UInt8(0)..<0x20)
  func rejectsControlCharacter(byte: UInt8) {
    let error = failure([UInt8(ascii: "\""), 0x61, byte, UInt8(ascii: "\"")])
    #expect(error?.reason == .controlCharacter)
    #expect(error?.span == 2..<3)
  }

  @Test(
    "a string without its closing quote is unfinished",
    arguments: [
      "\"", "\"a", #"["a"#, "[\"\\", #"["\"]"#, #"{"a":"b"#, #"{"\u00e9"#, #""a\""#, #""\"#, #""\u"#,
      #""\u00"#, #""\uD800\u"#, #"{"a"#,
    ])
  func rejectsUnfinished(text: String) {
    #expect(failure(text)?.reason == .unexpectedEnd)
    #expect(failure(text)?.span == text.utf8.count..<text.utf8.count)
  }

  @Test("only double quotes make a string", arguments: ["‸'a'", "‸`a`", "‸“a”", "‸a", "\"a'‸"])
  func rejectsOtherQuotes(text: String) throws {
    try expectRejection(text)
  }
}
