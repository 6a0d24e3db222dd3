import StrictJSON
import Testing

@Suite("Values, arrays and objects (RFC 8259, sections 2 to 5)")
struct StructureTests {
  @Test(
    "any value is a text, with white space around every token",
    arguments: [
      "null", "true", "false", "0", "\"\"", "[]", "{}", "[[],[[]]]", "[null,true,false,1,\"a\",[],{}]",
      #"{"":0}"#, #"{"a":{"a":{"a":[]}}}"#, #"{"a":1,"A":1}"#, " \t\r\n[ \t\r\n]\n", "\n1\n",
      " { \"a\" : 1 , \"b\" : [ 1 , 2 ] } ", "[[]   ]", "[\"\"]", "[1\n]", "[1,null,null,2]",
      "{\n\"a\": 1\n}", "-0.1",
      #"{"a":[],"b":{"c":[{}]}}"#, "\r\n\"a\"\r\n", #"{"\u0000":"\u0000"}"#,
      #"{"min":-1.0e+28,"max":1.0e+28}"#,
    ])
  func accepts(text: String) {
    #expect(failure(text) == nil)
  }

  @Test("the literals are read")
  func literals() throws {
    let values = try #require(try read("[null, true, false]").array)
    #expect(values[0].isNull)
    #expect(values[1].bool == true)
    #expect(values[2].bool == false)
  }

  @Test("members and elements keep their order")
  func order() throws {
    let object = try #require(try read(#"{"b": [3, 1, 2], "a": 0}"#).object)
    #expect(object.members.map(\.key) == ["b", "a"])
    #expect(object["b"]?.array?.map(\.integer) == [3, 1, 2])
  }

  @Test("keys that look alike stay what they are, in each object anew")
  func similarKeys() throws {
    let written = ["abcde", "axcye", "abcde", "a\\u0062cde", "é", "è", "", "", "ab", "aab", "a b"]
    let keys = written.map { $0.replacing("\\u0062", with: "b") }
    let text = "[\(written.map { "{\"\($0)\": 1}" }.joined(separator: ","))]"
    let objects = try #require(try read(text).array).compactMap(\.object)
    #expect(objects.map { $0.members[0].key } == keys)
    #expect(zip(objects, keys).allSatisfy { $0[$1]?.integer == 1 })
    let spans = objects.map { $0.members[0].keySpan }
    let bytes = Array(text.utf8)
    #expect(spans.map { String(decoding: bytes[$0], as: UTF8.self) } == written.map { "\"\($0)\"" })
  }

  @Test("long arrays and objects within others keep all they have")
  func longNesting() throws {
    let row = "[\((0..<100).map(String.init).joined(separator: ","))]"
    let object = "{\((0..<100).map { "\"\($0)\": \(row)" }.joined(separator: ","))}"
    let values = try #require(try read("[\(object),\(row),\(object)]").array)
    let numbers = (0..<100).map { Int64($0) }
    for value in [values[0], values[2]] {
      let members = try #require(value.object?.members)
      #expect(members.map { Int64($0.key) } == numbers)
      #expect(members.allSatisfy { $0.value.array?.map(\.integer) == numbers })
    }
    #expect(values[1].array?.map(\.integer) == numbers)
  }
}

@Suite("Invalid JSON texts and the position of the error (‸)")
struct InvalidStructureTests {
  @Test(
    "a text that stops early is unfinished at its end",
    arguments: [
      "", " ", "\n", " \t\r\n", "[", "[[", "[1", "[1,", "[1,\n1\n,1", "[\"a\"", "[{}", "{", "{\"a\"",
      "{\"a\":",
      "{\"a\":1", "{\"a\":1,", "{\"a\":\"b\"", "{\"a\": true,", "n", "tru", "fals", "[nul", "[ false, nul",
      "[{",
      "{\"a\":[", "[[[]", "{\"a\":{\"b\":{}", "[ ",
    ])
  func rejectsUnfinished(text: String) throws {
    #expect(failure(text)?.reason == .unexpectedEnd)
    try expectRejection(text + "‸")
  }

  @Test(
    "an invalid array is rejected at the first wrong byte",
    arguments: [
      "[1,‸]", "[‸,1]", "[‸,]", "[‸,", "[1,‸,2]", "[1,‸,]", "[\"a\",‸,]", "[   ‸, \"\"]", "[1 ‸2]",
      "[1 ‸true]",
      #"["a" ‸"b"]"#, "[3‸[4]]", "[1‸:2]", "[1‸;2]", "[1‸}", "‸]", "[\"a\"‸:1]", "[‸*]", "[‸a]", "‸(1)",
      "[‸\\n]",
      "[‸'a']", "[‸'", #"[‸\u0020"a"]"#, "[‸é]", "[1‸)", "[‸}", "[1, ‸=2]", "[[1‸:]]", "[‸1.]",
    ])
  func rejectsArray(text: String) throws {
    try expectRejection(text)
  }

  @Test(
    "an invalid object is rejected at the first wrong byte",
    arguments: [
      #"{"a"‸}"#, #"{"a":‸}"#, #"{"a":1,‸}"#, #"{‸,"a":1}"#, #"{"a":1,‸,"b":2}"#, #"{"a":1,‸,,,,}"#,
      #"{"a":1 ‸"b":2}"#,
      #"{"a":‸:1}"#, #"{"a"‸,1}"#, #"{"a" ‸1}"#, #"{"a" ‸b}"#, #"{"a" ‸"b"}"#, #"{"a"‸=1}"#,
      #"{"a":1‸;"b":2}"#,
      "{‸a:1}", "{‸1:1}", "{‸88E888:1}", "{‸'a':1}", "{‸'a'", "{‸null:1}", "{‸[]:1}", "{‸[:1}", "{‸:1}",
      "{‸]", "{‸,",
      "‸}", #"{"a":1‸]"#, #"{"a":"b"‸:1}"#, "{‸{}}", "{‸1}", #"{"a":1 ‸2}"#, "{‸🇨🇭}", #"{"a":1, "b" ‸}"#,
      #"{"a":1,‸1}"#,
      #"{‸\u0022a":1}"#, #"{"a":‸,"b":1}"#, "{‸\u{FEFF}\"a\":1}", #"{"a":1‸)"#,
    ])
  func rejectsObject(text: String) throws {
    try expectRejection(text)
  }

  @Test(
    "an unknown word is rejected at its first wrong letter",
    arguments: [
      "‸True", "[‸True]", "‸NULL", "‸FALSE", "n‸il", "‸undefined", "nul‸x", "tr‸ve", "‸yes", "‸<.>",
      "[‸<null>]", "‸@", "‸#1",
      "‸$", "[tru‸]", "[fals‸]", "[nul‸]", "[tru‸th]", "‸abc", "‸aå", "‸å", "‸*", "n‸ULL",
      "t‸ rue", #"tru‸\u0065"#, "‸`a`", "‸&",
    ])
  func rejectsWord(text: String) throws {
    try expectRejection(text)
  }

  @Test(
    "only white space may follow the value",
    arguments: [
      "[]‸]", "[1]‸]", "{}‸}", "1 ‸2", "1‸]", "[]‸[]", "[]‸x", "[\"\"]‸,", "{}‸#", #"{"a":"b"}‸#{}"#,
      #"{"a":true} ‸"x""#,
      "null‸l", "\"a\"‸b", "1‸\0", "123‸\0", "[1]‸//", "{}‸,", "null‸:", "2‸@", #"{"a":"b"}‸/**/"#,
      #"{"a":"b"}‸/**//"#, #"{"a":"b"}‸/"#, "true‸false", "[]‸\u{FEFF}", "{}\n‸\u{1A}",
    ])
  func rejectsTrailingBytes(text: String) throws {
    #expect(try expectRejection(text)?.reason == .trailingBytes)
  }

  @Test(
    "comments are rejected",
    arguments: [
      "‸// a\n1", "‸/* a */1", "[1, ‸/* a */ 2]", "[1 ‸// a\n]", "‸# a\n1", #"{"a":‸/* a */"b"}"#,
      #"{‸/**/"a":1}"#, "‸; a\n1", "‸<!-- a -->1",
    ])
  func rejectsComments(text: String) throws {
    try expectRejection(text)
  }

  @Test(
    "only space, tab, line feed and carriage return are white space",
    arguments: [
      "\u{B}", "\u{C}", "\u{0}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2060}", "\u{3000}", "\u{FEFF}",
      "\u{200B}", "\u{1680}",
      "\\t",
    ])
  func rejectsOtherSpace(space: String) throws {
    try expectRejection("[1,‸\(space)2]")
    try expectRejection("[‸\(space)]")
    try expectRejection("{‸\(space)}")
    try expectRejection("‸\(space)1")
  }
}
