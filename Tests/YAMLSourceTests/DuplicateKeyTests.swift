import StrictJSON
import Testing
import YAMLSource

@Suite("Duplicate keys")
struct DuplicateKeyTests {
  @Test("the second is an error that names the first one's line")
  func duplicate() throws {
    let reading = Reading("id: pam\naliases:\n  - a\naliases:\n  - b\n")
    #expect(reading.problems == ["4:1 key \"aliases\" is written twice; first at line 2"])
    let related = try #require(reading.document.problems.first?.related)
    #expect(reading.position(of: related) == "2:1")
  }

  @Test("each further one is an error, and the first one's value counts")
  func triple() {
    let reading = Reading("a: 1\na: 2\na: 3\n")
    #expect(
      reading.problems == [
        "2:1 key \"a\" is written twice; first at line 1", "3:1 key \"a\" is written twice; first at line 1",
      ])
    #expect(reading.document.value?.object?["a"]?.literal == "1")
  }

  @Test("the skipped value may be a mapping", arguments: ["{b: {c: 1}}", "\n  b:\n    - c: 1"])
  func skippedCollection(_ value: String) {
    let reading = Reading("a: 1\na: \(value)\nd: 2\n")
    #expect(reading.problems == ["2:1 key \"a\" is written twice; first at line 1"])
    #expect(reading.document.value?.object?.members.map(\.key) == ["a", "d"])
  }

  @Test("a key is the same with and without quotes")
  func quotes() {
    #expect(Reading("{a: 1, \"a\": 2}").problems == ["1:8 key \"a\" is written twice; first at line 1"])
  }

  @Test("the same key in two mappings is allowed")
  func twoMappings() {
    #expect(Reading("- a: 1\n- a: 2\n").problems.isEmpty)
  }

  @Test("two normalisation forms of è are two keys")
  func normalForms() {
    #expect(Reading("\u{E8}: 1\ne\u{300}: 2\n").problems.isEmpty)
  }

  @Test("a duplicate is found among very many keys")
  func many() {
    let keys = (1...1000).map { "key\($0): 1\n" }.joined()
    #expect(
      Reading(keys + "key500: 2\n").problems == ["1001:1 key \"key500\" is written twice; first at line 500"])
  }
}
