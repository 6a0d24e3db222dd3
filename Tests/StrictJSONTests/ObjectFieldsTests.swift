import StrictJSON
import Testing

private struct Problem: FieldError, Hashable {
  let problem: FieldProblem
  let path: String

  init(_ problem: FieldProblem, at path: String) {
    self.problem = problem
    self.path = path
  }
}

@Suite("The fields of an object")
struct ObjectFieldsTests {
  private func fields(_ text: String, at path: String = "") throws -> ObjectFields<Problem> {
    try ObjectFields(try JSONReader.read(Array(text.utf8)), at: path)
  }

  @Test("are read by type")
  func values() throws {
    let fields = try fields(#"{"s": "é", "b": false, "i": -3, "n": null, "l": [1, 2], "o": [{"s": ""}]}"#)
    #expect(try fields.read("s", as: .string) == "é")
    #expect(try fields.read("b", as: .bool) == false)
    #expect(try fields.read("i", as: .integer) == -3)
    #expect(try fields.readIfPresent("n", as: .string) == nil)
    #expect(try fields.readIfPresent("s", as: .string) == "é")
    #expect(try fields.list("l", of: .integer(in: 1...2)) == [1, 2])
    #expect(try fields.objects("o", limit: 1).map { try $0.read("s", as: .string) } == [""])
  }

  @Test("are required, unless they are optional")
  func missing() throws {
    let fields = try fields("{}", at: "a[3]")
    #expect(fields.optional("b") == nil)
    #expect(throws: Problem(.missing, at: "a[3].b")) { try fields.value("b") }
    #expect(try fields.readIfPresent("b", as: .bool) == nil)
    #expect(try fields.fieldsIfPresent("b")?.members == nil)
    #expect(try fields.objects("b").isEmpty)
    #expect(try fields.list("b", of: .bool).isEmpty)
  }

  @Test("of another type are errors with a path", arguments: ["1", "null", "[]", "{}"])
  func otherKind(value: String) throws {
    let fields = try fields(#"{"a": \#(value)}"#)
    #expect(throws: Problem(.expected("a string"), at: "a")) { try fields.read("a", as: .string) }
    #expect(throws: Problem(.expected("true or false"), at: "a")) { try fields.read("a", as: .bool) }
  }

  @Test("are integers only when written as such", arguments: ["1.0", "1e0", "9223372036854775808", "\"1\""])
  func notAnInteger(value: String) throws {
    let fields = try fields(#"{"a": \#(value)}"#)
    #expect(throws: Problem(.expected("an integer of 64 bits, without fraction or exponent,"), at: "a")) {
      try fields.read("a", as: .integer)
    }
  }

  @Test("are lists of elements of one type, and lists of objects may have a limit")
  func lists() throws {
    let fields = try fields(#"{"a": [1, 7], "b": [{}, null]}"#, at: "c")
    #expect(throws: Problem(.expected("an array of at most 1 elements"), at: "c.b")) {
      try fields.objects("b", limit: 1)
    }
    #expect(
      throws: Problem(.expected("an integer from 1 to 6, without fraction or exponent,"), at: "c.a[1]")
    ) { try fields.list("a", of: .integer(in: 1...6)) }
    #expect(throws: Problem(.expected("an object"), at: "c.b[1]")) { try fields.objects("b") }
  }

  @Test("have errors of one sentence")
  func sentences() {
    #expect("\(FieldProblem.missing)" == "this field is missing")
    #expect("\(FieldProblem.expected("a string"))" == "a string is expected here")
  }
}
