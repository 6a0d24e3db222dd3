import StrictJSON
import Testing

@Suite("Members by key")
struct LocatedObjectTests {
  private func object(_ count: Int) -> LocatedObject {
    LocatedObject((0..<count).map { member("k\($0)", $0) })
  }

  private func member(_ key: String, _ offset: Int) -> LocatedObject.Member {
    let span = offset..<(offset + 1)
    return .init(key: key, keySpan: span, value: LocatedValue(.string(key), at: span))
  }

  @Test(
    "every member is found by its key, in small objects and in large ones",
    arguments: [0, 1, 31, 32, 33, 200])
  func found(count: Int) {
    let object = object(count)
    for index in 0..<count {
      #expect(object.member("k\(index)")?.keySpan.lowerBound == index)
      #expect(object["k\(index)"]?.string == "k\(index)")
    }
  }

  @Test("a missing key has no value", arguments: [0, 1, 32, 33])
  func missing(count: Int) {
    #expect(object(count)["k\(count)"] == nil)
    #expect(object(count)["K0"] == nil)
  }

  @Test(
    "equivalent spellings of a key are kept apart, in small objects and in large ones", arguments: [0, 40])
  func bytesCount(others: Int) {
    let members = object(others).members + [member("\u{E9}", 100), member("e\u{301}", 101)]
    #expect(LocatedObject(members).member("\u{E9}")?.keySpan.lowerBound == 100)
    #expect(LocatedObject(members).member("e\u{301}")?.keySpan.lowerBound == 101)
  }

  @Test(
    "of two members with one key the first counts, in small objects and in large ones", arguments: [0, 40])
  func firstCounts(others: Int) {
    let members = [member("twice", 100), member("twice", 101)] + object(others).members
    #expect(LocatedObject(members).member("twice")?.keySpan.lowerBound == 100)
  }

  @Test(
    "an object of a hundred thousand keys is read, searched and compared in linear time",
    .timeLimit(.minutes(60))
  )
  func manyKeys() throws {
    let text = "{" + (0..<100_000).map { "\"key \($0)\":\($0)" }.joined(separator: ",") + "}"
    let value = try read(text)
    #expect(value.object?["key 99999"]?.integer == 99_999)
    #expect(value.isEqual(to: try read(text)))
  }
}

@Suite("Equality of JSON values")
struct EqualityTests {
  private func isEqual(_ left: String, _ right: String) throws -> Bool {
    let (left, right) = (try read(left), try read(right))
    let answer = left.isEqual(to: right)
    #expect(right.isEqual(to: left) == answer, "equality has one answer both ways")
    return answer
  }

  @Test(
    "ranges, order of members and spelling don't count",
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
