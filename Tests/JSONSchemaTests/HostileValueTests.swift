import JSONSchema
import StrictJSON
import TestSupport
import Testing

/// Each takes seconds; quadratic or exponential time would take days.
@Suite("Hostile values", .enabled(if: TestTier.isSlow))
struct HostileValueTests {
  private func failureCount(_ schema: String, _ value: String) throws -> Int {
    try TestSchema(schema).failures(of: try TestSchema.value(value)).count
  }

  @Test("a hundred thousand different entries are found to be different")
  func uniqueItems() throws {
    let numbers = "[" + (0..<100_000).map(String.init).joined(separator: ",") + "]"
    #expect(try failureCount(#"{"uniqueItems": true}"#, numbers) == 0)
  }

  @Test("a hundred thousand unknown fields are a hundred failures")
  func manyFailures() throws {
    let fields = "{" + (0..<100_000).map { "\"k\($0)\": 1" }.joined(separator: ",") + "}"
    let schema = #"{"properties": {"key": true}, "additionalProperties": false}"#
    #expect(try failureCount(schema, fields) == 100)
  }

  @Test("nested alternatives are evaluated once", arguments: ["oneOf", "anyOf"])
  func nestedAlternatives(_ keyword: String) throws {
    let schema = ##"{"\##(keyword)": [{"type": "string"}, {"type": "array", "items": {"$ref": "#"}}]}"##
    let value = String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)
    #expect(try failureCount(schema, value) == 1)
  }
}
