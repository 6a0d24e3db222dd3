import StrictJSON
import Testing
import UpdateFramework

@Suite("Canonical JSON (OLPC)")
struct CanonicalJSONTests {
  @Test("white space is removed, and keys are sorted")
  func whiteSpace() throws {
    #expect(
      try Self.canonical(" { \"b\" : [ 1 , true ,\n null ] , \"a\" : { } } ")
        == #"{"a":{},"b":[1,true,null]}"#)
  }

  @Test(
    "only quotes and backslashes are escaped",
    arguments: [
      (#""\u0022\u005c\/""#, #""\"\\/""#), (#""\n\r\t\u0000\u001f""#, "\"\n\r\t\u{0}\u{1F}\""),
      (#""\u2028\u00e9\ud83d\ude00""#, "\"\u{2028}\u{E9}\u{1F600}\""), ("\"e\u{301}\"", "\"e\u{301}\""),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(Array(try Self.canonical(text).utf8) == Array(expected.utf8))
  }

  // U+FF5E comes before U+1F600 as a code point, and after its first half in UTF-16.
  @Test("keys are sorted by code point, not by UTF-16, and two spellings of one letter are two keys")
  func order() throws {
    let text = "{\"\u{1F600}\":1,\"\u{FF5E}\":2,\"\u{E9}\":3,\"e\u{301}\":4,\"z\":5,\"\":6,\"Z\":7}"
    let expected = "{\"\":6,\"Z\":7,\"e\u{301}\":4,\"z\":5,\"\u{E9}\":3,\"\u{FF5E}\":2,\"\u{1F600}\":1}"
    #expect(Array(try Self.canonical(text).utf8) == Array(expected.utf8))
  }

  @Test(
    "integers of 64 bits are unchanged",
    arguments: ["0", "-1", "9223372036854775807", "-9223372036854775808"])
  func integers(text: String) throws {
    #expect(try Self.canonical(text) == text)
  }

  @Test("zero has no sign")
  func zero() throws {
    #expect(try Self.canonical("-0") == "0")
  }

  @Test(
    "other numbers have no canonical form", arguments: ["1.0", "1e3", "-0.0", "9223372036854775808", "1E-2"])
  func otherNumbers(text: String) {
    let error = #expect(throws: CanonicalJSONError.self) { try Self.canonical("[\(text)]") }
    #expect(error?.number == text)
  }

  private static func canonical(_ text: String) throws -> String {
    String(decoding: try CanonicalJSON.bytes(of: JSONReader.read(Array(text.utf8))), as: UTF8.self)
  }
}
