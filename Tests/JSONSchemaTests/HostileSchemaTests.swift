import JSONSchema
import StrictJSON
import Testing
import TestSupport

@Suite("Hostile schemas")
struct HostileSchemaTests {
  /// The messages for a value, evaluated once: each of these takes all allowed steps.
  private func messages(_ schema: String, for json: String) throws -> [String] {
    TestSchema.messages(try TestSchema(schema).schema.validate(TestSchema.value(json)))
  }

  @Test(
    "references that double at each of sixty levels end with an error",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func doubling() throws {
    let levels = (0..<60).map {
      ##""a\##($0)": {"allOf": [{"$ref": "#/$defs/a\##($0 + 1)"}, {"$ref": "#/$defs/a\##($0 + 1)"}]}"##
    }
    let schema =
      ##"{"$ref": "#/$defs/a0", "$defs": {\##(levels.joined(separator: ",")), "a60": {"type": "number"}}}"##
    #expect(
      try messages(schema, for: "1") == ["the schema takes too many steps to check this value"])
  }

  @Test("a chain of ten thousand references ends with an error")
  func chain() throws {
    let links = (0..<10_000).map { ##""a\##($0)": {"$ref": "#/$defs/a\##($0 + 1)"}"## }
    let schema = ##"{"$ref": "#/$defs/a0", "$defs": {\##(links.joined(separator: ",")), "a10000": true}}"##
    #expect(try messages(schema, for: "1") == ["the schema nests too many references to check this value"])
  }

  @Test("a pattern of exponential time ends with an error, also where it is negated")
  func backtracking() throws {
    let text = "\"" + String(repeating: "a", count: 5000) + "!\""
    for schema in TestTier.some(of: [
      ##"{"not": {"pattern": "^(?=(a+)+b)"}}"##, ##"{"pattern": "^(?=(a+)+b)"}"##,
    ]) {
      #expect(
        try messages(schema, for: text) == [
          "the pattern ^(?=(a+)+b) takes too many steps to check this value"
        ])
    }
  }
}
