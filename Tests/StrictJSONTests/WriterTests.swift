import StrictJSON
import Testing

/// What is written by `body`, as a text.
private func written(_ body: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  body(&writer)
  return String(decoding: writer.finish(), as: UTF8.self)
}

@Suite("Writing JSON")
struct WriterTests {
  private func document() -> String {
    written { writer in
      writer.object {
        $0.key("name")
        $0.string("Decò \"a/b\"\n")
        $0.key("none")
        $0.null()
        $0.key("empty")
        $0.array([Int]()) { $0.integer($1) }
        $0.key("lengths")
        $0.array([13, -8]) { $0.integer($1) }
        $0.key("inner")
        $0.object {
          $0.key("flag")
          $0.bool(true)
          $0.key("void")
          $0.object { _ in }
        }
        $0.key("after")
        $0.bool(false)
      }
    }
  }

  @Test("a document is written in its order, two spaces a level, one line a value, a line feed at the end")
  func form() {
    #expect(
      document() == #"""
        {
          "name": "Decò \"a/b\"\n",
          "none": null,
          "empty": [],
          "lengths": [
            13,
            -8
          ],
          "inner": {
            "flag": true,
            "void": {}
          },
          "after": false
        }

        """#)
  }

  @Test("the reader and Foundation read the written text back")
  func roundTrip() throws {
    let facts = PlainValue.object([
      "name": .string("Decò \"a/b\"\n"), "none": .null, "empty": .array([]),
      "lengths": .array([.number(13), .number(-8)]),
      "inner": .object(["flag": .bool(true), "void": .object([:])]),
      "after": .bool(false),
    ])
    let bytes = Array(document().utf8)
    #expect(PlainValue(try JSONReader.read(bytes)) == facts)
    #expect(try PlainValue.byFoundation(bytes) == facts)
  }

  @Test("a value may stand alone")
  func scalars() {
    #expect(written { $0.null() } == "null\n")
    #expect(written { $0.object { _ in } } == "{}\n")
    #expect(written { $0.integer(UInt64.max) } == "18446744073709551615\n")
  }

  @Test(
    "only what JSON requires is escaped",
    arguments: [
      ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
      ("\0\u{8}\u{C}", #""\u0000\u0008\u000c""#),
      ("\u{1F}\u{7F}", "\"\\u001f\u{7F}\""), ("é你👩‍👧\u{2028}", "\"é你👩‍👧\u{2028}\""),
    ])
  func escapes(text: String, expected: String) {
    #expect(written { $0.string(text) } == expected + "\n")
  }

  @Test("every text is read back byte for byte, as a value and as a key")
  func textsRoundTrip() throws {
    let ascii = String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init)))
    for text in [ascii, "\u{E9}", "e\u{301}", "\u{FEFF}\u{FFFF}\u{10FFFF}", "\r\n", "👩‍👧"] {
      let json = written { writer in
        writer.object {
          $0.key(text)
          $0.string(text)
        }
      }
      let member = try #require(try read(json).object?.members.first)
      #expect(member.key.hasSameBytes(as: text))
      #expect(member.value.string?.hasSameBytes(as: text) == true)
    }
  }
}
