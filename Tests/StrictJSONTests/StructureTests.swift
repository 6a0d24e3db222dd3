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
}
