import JSONSchema
import StrictJSON
import Testing

@Suite("Values that were made to do harm")
struct HostileValueTests {
  private func time(_ schema: String, _ value: String) throws -> (count: Int, time: Duration) {
    let schema = try TestSchema(schema)
    let value = try TestSchema.value(value)
    var count = 0
    let time = ContinuousClock().measure { count = schema.failures(of: value).count }
    return (count, time)
  }

  @Test("a hundred thousand different entries are found to be different in seconds")
  func uniqueItems() throws {
    let numbers = "[" + (0..<100_000).map(String.init).joined(separator: ",") + "]"
    let result = try time(#"{"uniqueItems": true}"#, numbers)
    #expect(result.count == 0)
    #expect(result.time < .seconds(20))
  }

  @Test("a hundred thousand unknown fields are a hundred failures")
  func manyFailures() throws {
    let fields = "{" + (0..<100_000).map { "\"k\($0)\": 1" }.joined(separator: ",") + "}"
    let result = try time(#"{"properties": {"key": true}, "additionalProperties": false}"#, fields)
    #expect(result.count == 100)
    #expect(result.time < .seconds(20))
  }

  @Test("alternatives within alternatives are looked at once", arguments: ["oneOf", "anyOf"])
  func nestedAlternatives(_ keyword: String) throws {
    let schema = ##"{"\##(keyword)": [{"type": "string"}, {"type": "array", "items": {"$ref": "#"}}]}"##
    let value = String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)
    let result = try time(schema, value)
    #expect(result.count == 1)
    #expect(result.time < .seconds(5))
  }
}
