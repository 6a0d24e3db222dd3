import Catalogue
import Foundation
import TestSupport
import Testing

@Suite(
  "The schema of published catalogues, as Python's jsonschema reads it",
  .enabled(if: Python.isThere("jsonschema"), "run scripts/require jsonschema"))
struct PublishedSchemaTests {
  /// Prints for each text, one a line, whether it is valid.
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator

    with open(sys.argv[1], encoding="utf-8") as file:
        schema, *texts = map(json.loads, file.read().split("\\0"))
    validator = Draft202012Validator(schema)
    print(json.dumps([validator.is_valid(text) for text in texts]))
    """

  private func verdicts(_ texts: [[UInt8]]) throws -> [Bool] {
    let schema = try Project.bytes("schemas/published.schema.json")
    let output = try Python.run(Self.script, input: ([schema] + texts).joined(separator: [0]))
    let verdicts = try JSONDecoder().decode([Bool].self, from: Data(output))
    try #require(verdicts.count == texts.count)
    return verdicts
  }

  @Test("allows the sample")
  func sample() throws { #expect(try verdicts([Array(PublishedSample.text.utf8)]) == [true]) }

  @Test("refuses the mistakes that the reader refuses, unless it takes more than a schema to see them")
  func mistakes() throws {
    for (mistake, verdict) in zip(Mistake.all, try verdicts(Mistake.all.map { try $0.bytes })) {
      #expect(verdict == mistake.isBeyondSchemas, "\(mistake.testDescription)")
    }
  }
}
