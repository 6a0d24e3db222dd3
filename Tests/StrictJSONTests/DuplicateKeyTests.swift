import StrictJSON
import Testing

@Suite("Duplicate keys")
struct DuplicateKeyTests {
  @Test(
    "a duplicate key is an error in any spelling",
    arguments: [
      #"{"a":1,"a":1}"#, #"{"a":1,"b":2,"a":3}"#, #"{"a":1,"\u0061":2}"#, #"{"":1,"":2}"#,
      #"[{"a":1,"a":2}]"#,
      #"{"é":1,"\u00E9":2}"#, #"{"/":1,"\/":2}"#,
    ])
  func rejected(text: String) throws {
    let error = try #require(failure(text))
    guard case .duplicateKey = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("the error has the range of the second key with its quotes")
  func secondIsMarked() {
    let error = failure(#"{"name": 1, "name": 2}"#)
    #expect(error?.reason == .duplicateKey("name"))
    #expect(error?.span == 12..<18)
  }

  @Test(
    "the same key in two objects is no duplicate",
    arguments: [#"[{"a":1},{"a":1}]"#, #"{"a":{"a":{"a":1}}}"#])
  func perObject(text: String) {
    #expect(failure(text) == nil)
  }

  @Test("two spellings of é that Unicode calls equivalent are two keys")
  func normalisationFormsAreTwoKeys() throws {
    let object = try #require(try read("{\"caf\u{E9}\": 1, \"cafe\u{301}\": 2}").object)
    #expect(object["caf\u{E9}"]?.integer == 1)
    #expect(object["cafe\u{301}"]?.integer == 2)
  }

  @Test("a duplicate is found among few and among many keys", arguments: [1, 15, 16, 17, 32, 33, 1000])
  func foundAtAnySize(count: Int) {
    let members = (0..<count).map { "\"k\($0)\":0" }
    #expect(failure("{\((members + ["\"new\":0"]).joined(separator: ","))}") == nil)
    #expect(failure("{\((members + ["\"k0\":0"]).joined(separator: ","))}")?.reason == .duplicateKey("k0"))
    let last = "k\(count - 1)"
    #expect(
      failure("{\((members + ["\"\(last)\":0"]).joined(separator: ","))}")?.reason == .duplicateKey(last))
  }
}
