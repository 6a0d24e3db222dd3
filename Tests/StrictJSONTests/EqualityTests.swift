import StrictJSON
import Testing

@Suite("When two values are the same JSON value")
struct EqualityTests {
  private func isEqual(_ left: String, _ right: String) throws -> Bool {
    let (left, right) = (try read(left), try read(right))
    let answer = left.isEqual(to: right)
    #expect(right.isEqual(to: left) == answer, "equality has one answer both ways")
    return answer
  }

  @Test(
    "place, order of members and spelling don't count",
    arguments: [
      ("1", " 1.0 "), ("-0", "0"), ("[1,2]", "[ 1e0 , 2 ]"), (#""\u0061/""#, #""a\/""#), ("{}", " { }"),
      ("[]", "[ ]"),
      (#"{"a":1,"b":[2]}"#, #"{"b":[2.0],"a":1}"#), ("null", "null"), ("true", "true"),
    ])
  func equal(left: String, right: String) throws {
    #expect(try isEqual(left, right))
  }

  @Test(
    "everything else counts",
    arguments: [
      ("1", "\"1\""), ("0", "false"), ("null", "false"), ("\"\"", "null"), ("[]", "{}"), ("[1,2]", "[2,1]"),
      ("[1]", "[1,1]"), (#"{"a":1}"#, #"{"a":2}"#), (#"{"a":1}"#, #"{"b":1}"#),
      (#"{"a":1}"#, #"{"a":1,"b":1}"#),
      (#"{"a":null}"#, "{}"), (#""a""#, #""A""#), ("9007199254740992", "9007199254740993"), ("true", "false"),
    ])
  func different(left: String, right: String) throws {
    #expect(try !isEqual(left, right))
  }

  @Test("texts that Unicode calls equivalent differ by their bytes")
  func bytesCount() throws {
    #expect(try !isEqual("\"\u{E9}\"", "\"e\u{301}\""))
    #expect(try !isEqual("{\"\u{E9}\":1}", "{\"e\u{301}\":1}"))
  }
}
