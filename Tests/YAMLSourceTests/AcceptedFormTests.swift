import StrictJSON
import Testing
import YAMLSource

@Suite("Ways to write a value")
struct AcceptedFormTests {
  @Test(
    "text",
    arguments: [
      (#""a \"b\" \\ \u00e8 \x41 \n""#, "a \"b\" \\ è A \n"), ("'it''s \\n'", "it's \\n"),
      ("|\n  one\n  two\n", "one\ntwo\n"), ("|-\n  one\n", "one"), ("|+\n  one\n\n", "one\n\n"),
      (">\n  one\n  two\n\n  three\n", "one two\nthree\n"), ("over\n  two\n\n  lines", "over two\nlines"),
      ("\"over\n  two\"", "over two"), ("a # comment", "a"), ("a#b", "a#b"), ("http://x", "http://x"),
    ])
  func texts(_ written: String, _ text: String) throws {
    #expect(try Reading("key: \(written)").value(of: "key").string == text)
  }

  @Test(
    "a list of a and b",
    arguments: ["[a, b]", "[a, b, ]", "[ \"a\" ,\n  'b']", "\n- a\n- b", "\n  - a\n  # c\n\n  - b"])
  func lists(_ written: String) throws {
    let list = try #require(try Reading("key: \(written)").value(of: "key").array)
    #expect(list.map(\.string) == ["a", "b"])
  }

  @Test(
    "a mapping of a to b", arguments: ["{a: b}", "{ \"a\":b, }", "\n  a: b", "\n  ? a\n  : b", "\n  'a' : b"])
  func mappings(_ written: String) throws {
    let object = try #require(try Reading("key: \(written)").value(of: "key").object)
    #expect(object.members.map { [$0.key, $0.value.string] } == [["a", "b"]])
  }

  @Test("a key may be quoted, empty, or have escapes")
  func keys() throws {
    let object = try #require(try Reading(#"{"a b": 1, "": 2, "\u00e8": 3, 'c''d': 4}"#).value().object)
    #expect(object.members.map(\.key) == ["a b", "", "è", "c'd"])
  }

  @Test("one document may be marked as one")
  func documentMarkers() throws {
    #expect(try Reading("---\na: b\n...\n").value(of: "a").string == "b")
  }

  @Test("fields keep their order")
  func order() throws {
    #expect(try Reading("b: 1\na: 2\nc: 3").value().object?.members.map(\.key) == ["b", "a", "c"])
  }
}
