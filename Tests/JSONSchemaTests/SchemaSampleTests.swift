import JSONSchema
import Testing

@Suite("The examples that a schema gives")
struct SchemaSampleTests {
  @Test(
    "are told where the schema itself refuses them",
    arguments: [
      (
        #"{"type": "string", "examples": ["a", 1]}"#,
        "this example isn't valid by its own schema: the example must be text, not the number 1", 37
      ),
      (
        #"{"properties": {"a": {"minimum": 1, "default": 0}}}"#,
        "this default isn't valid by its own schema: the default is 0; the least is 1", 47
      ),
      (
        #"{"examples": [{"id": "A"}], "properties": {"id": {"maxLength": 0}}}"#,
        #"this example isn't valid by its own schema: id "A" has 1 character; none is allowed"#, 21
      ),
    ])
  func unfit(_ schema: String, _ message: String, _ offset: Int) throws {
    let unfit = try TestSchema(schema).schema.unfitSamples()
    #expect(unfit.map(\.description) == [message])
    #expect(unfit.first?.span.lowerBound == offset)
  }

  @Test(
    "aren't told where they fit",
    arguments: [
      #"{"type": "string", "examples": ["a"], "default": "b"}"#, #"{"examples": [1]}"#,
      ##"{"$ref": "#/$defs/a", "examples": [1], "$defs": {"a": {"minimum": 1}}}"##,
    ])
  func fit(_ schema: String) throws { #expect(try TestSchema(schema).schema.unfitSamples() == []) }
}
