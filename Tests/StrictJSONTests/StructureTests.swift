import StrictJSON
import Testing

@Suite("Values, arrays and objects (RFC 8259, sections 2 to 5)")
struct StructureTests {
  @Test(
    "any value is a text, with white space around every token",
    arguments: [
      "null", "true", "false", "0", "\"\"", "[]", "{}", "[[],[[]]]", "[null,true,false,1,\"a\",[],{}]",
      #"{"":0}"#, #"{"a":{"a":{"a":[]}}}"#, #"{"a":1,"A":1}"#, " \t\r\n[ \t\r\n]\n", "\n1\n",
      " { \"a\" : 1 , \"b\" : [ 1 , 2 ] } ",
    ])
  func accepts(text: String) {
    #expect(failure(text) == nil)
  }

  @Test("the literals are read as what they mean")
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

  @Test(
    "a text that stops early is unfinished",
    arguments: [
      "", " ", "\n", "[", "[[", "[1", "[1,", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "n", "tru",
      "fals",
      "[nul", "[{", "{\"a\":[",
    ])
  func refusesUnfinished(text: String) {
    #expect(failure(text)?.reason == .unexpectedEnd)
  }

  @Test(
    "an array that JSON doesn't allow is refused",
    arguments: [
      "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1:2]", "[1;2]", "[1}", "]", "[\"a\":1]", "[1 true]", "[*]",
      #"["a" "b"]"#, "[a]", "(1)", "[[1]", "[\\n]",
    ])
  func refusesArray(text: String) {
    #expect(failure(text) != nil)
  }

  @Test(
    "an object that JSON doesn't allow is refused",
    arguments: [
      #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{"a":1,,"b":2}"#, #"{"a":1 "b":2}"#, #"{"a"::1}"#,
      #"{"a",1}"#, #"{"a" 1}"#, #"{"a"=1}"#, #"{"a":1;"b":2}"#, "{a:1}", "{1:1}", "{'a':1}", "{null:1}",
      "{[]:1}",
      "{:1}", "{]", "}", "{\"a\":1]", "{\"a\":\"b\":1}", "{{}}", "{1}", "{\"a\":1 2}",
    ])
  func refusesObject(text: String) {
    #expect(failure(text) != nil)
  }

  @Test(
    "a word that JSON doesn't have is refused",
    arguments: ["True", "NULL", "nil", "undefined", "nulx", "trve", "yes", "<.>", "@", "#1", "$"])
  func refusesWord(text: String) {
    #expect(failure(text) != nil)
  }

  @Test(
    "nothing but white space may follow the value",
    arguments: ["[]]", "{}}", "1 2", "[][]", "[]x", "{}#", "nulll", "\"a\"b", "1\0", "[1]//", "{},", "null:"])
  func refusesTrailingBytes(text: String) {
    #expect(failure(text)?.reason == .trailingBytes)
  }

  @Test("comments are refused", arguments: ["// a\n1", "/* a */1", "[1, /* a */ 2]", "[1 // a\n]", "# a\n1"])
  func refusesComments(text: String) {
    #expect(failure(text) != nil)
  }

  @Test(
    "only space, tab, line feed and carriage return are white space",
    arguments: [
      "\u{B}", "\u{C}", "\u{0}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2060}", "\u{3000}", "\u{FEFF}",
    ])
  func refusesOtherSpace(space: String) {
    #expect(failure("[1,\(space)2]") != nil)
  }
}
