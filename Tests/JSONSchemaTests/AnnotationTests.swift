import JSONSchema
import StrictJSON
import Testing

@Suite("Annotations of a valid value")
struct AnnotationTests {
  /// The annotations of the basic output: instance location and keyword location.
  private func annotations(_ schema: String, _ value: String) throws -> [String] {
    let output = try TestSchema(schema).schema.output(for: try TestSchema.value(value), in: .basic)
    return (try JSONReader.read(output).object?["annotations"]?.array ?? []).map { unit in
      let location = unit.object?["instanceLocation"]?.string ?? "?"
      return "\(location) \(unit.object?["keywordLocation"]?.string ?? "?")"
    }
  }

  @Test("have the location of the value")
  func locations() throws {
    #expect(
      try annotations(#"{"title": "t", "properties": {"a": {"description": "d", "x-own": 1}}}"#, #"{"a": 1}"#)
        == [
          "/a /properties/a/description", "/a /properties/a/x-own", " /title",
        ])
  }

  @Test(
    "about content are only for text",
    arguments: [("\"e30=\"", 3), ("1", 0), ("[]", 0)])
  func content(_ value: String, _ count: Int) throws {
    let schema =
      #"{"contentMediaType": "application/json", "contentEncoding": "base64", "contentSchema": {"type": "object"}}"#
    #expect(try annotations(schema, value).count == count)
  }

  @Test("about the content's schema need the content's media type")
  func contentSchema() throws {
    #expect(try annotations(#"{"contentSchema": {"type": "object"}}"#, "\"{}\"") == [])
  }

  @Test("about the names of fields aren't about the fields")
  func names() throws {
    #expect(
      try annotations(
        #"{"propertyNames": {"title": "t", "allOf": [{"title": "u"}]}, "title": "v"}"#, #"{"a": 1}"#)
        == [" /title"])
  }
}
