import JSONSchema
import StrictJSON
import TestSupport
import Testing

@Suite("Values with more failures than are recorded")
struct ManyFailuresTests {
  private static let texts = "[" + repeatElement("\"text\"", count: 12_000).joined(separator: ",") + "]"
  private static let integers = ##"{"items": {"type": "integer"}}"##
  private static let flags = ##"{"items": {"type": "boolean"}}"##

  @Test(
    "the value is invalid, and at most a hundred failures are reported",
    arguments: [
      integers,
      "{\"allOf\": [\(integers), \(flags)]}",
      "{\"anyOf\": [\(integers), \(flags)]}",
      "{\"oneOf\": [\(integers), \(flags)]}",
      "{\"anyOf\": [{\"anyOf\": [\(integers), \(flags)]}, \(flags)]}",
      "{\"anyOf\": [{\"items\": {\"anyOf\": [{\"type\": \"integer\"}, {\"type\": \"null\"}]}}, \(flags)]}",
    ])
  func invalid(_ schema: String) throws {
    let failures = try TestSchema(schema).failures(of: TestSchema.value(Self.texts))
    #expect((1...100).contains(failures.count))
  }

  @Test(
    "failures of what may fail don't make the value invalid",
    arguments: [
      "{\"anyOf\": [\(integers), \(flags), {\"items\": {\"type\": \"string\"}}]}",
      "{\"oneOf\": [\(integers), {\"items\": {\"type\": \"string\"}}, \(flags)]}",
      "{\"not\": \(integers)}",
      "{\"if\": \(integers), \"then\": false}",
      "{\"contains\": {\"type\": \"integer\"}, \"minContains\": 0}",
    ])
  func valid(_ schema: String) throws {
    #expect(try TestSchema(schema).failures(of: TestSchema.value(Self.texts)).isEmpty)
  }

  @Test(
    "a failure after those that don't count is reported",
    arguments: [
      "{\"not\": \(integers), \"maxItems\": 1}",
      "{\"anyOf\": [\(integers), {\"items\": {\"type\": \"string\"}}], \"maxItems\": 1}",
    ])
  func failureAfterwards(_ schema: String) throws {
    let failures = try TestSchema(schema).failures(of: TestSchema.value(Self.texts))
    #expect(failures.map(\.keywordLocation) == ["/maxItems"])
  }

  @Test("the output of an evaluation stays small", arguments: TestTier.some(of: OutputFormat.allCases))
  func output(_ format: OutputFormat) throws {
    let schema = try Schema(try TestSchema.value(Self.integers))
    let output = try JSONReader.read(schema.output(for: try TestSchema.value(Self.texts), in: format))
    #expect(output.object?["errors"]?.array?.count == 10_000)
  }
}
