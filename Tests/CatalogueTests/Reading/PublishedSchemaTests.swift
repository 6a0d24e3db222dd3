import Catalogue
import Foundation
import StrictJSON
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
    let schema = try Project.bytes("schemas/brands/published.schema.json")
    let output = try Python.run(Self.script, input: ([schema] + texts).joined(separator: [0]))
    let verdicts = try JSONDecoder().decode([Bool].self, from: Data(output))
    try #require(verdicts.count == texts.count)
    return verdicts
  }

  @Test("allows the sample")
  func sample() throws { #expect(try verdicts([Array(PublishedSample.text.utf8)]) == [true]) }

  @Test("rejects the mistakes that the reader rejects, except those that no schema can express")
  func mistakes() throws {
    for (mistake, verdict) in zip(Mistake.all, try verdicts(Mistake.all.map { try $0.bytes })) {
      #expect(verdict == mistake.isBeyondSchemas, "\(mistake.testDescription)")
    }
  }

  @Test(
    "rejects the damaged catalogues that the reader rejects, except for what no schema can express")
  func refused() throws {
    let beyondSchemas = [
      "without fraction or exponent", "no entry or tombstone before", ".svg\" or null is",
      "a day in the form",
      "schemaVersion is",
    ]
    let texts = try damaged(seed: 6)
    for (text, verdict) in zip(texts, try verdicts(texts)) where verdict {
      do throws(CatalogueFormatError) { _ = try Catalogue(decoding: text) } catch {
        #expect(beyondSchemas.contains { error.description.contains($0) }, "\(error)")
      }
    }
  }

  private func damaged(seed: UInt64) throws -> [[UInt8]] {
    var texts = try DamagedCatalogue(seed: seed)
    return (0..<RandomTrials.count(1000)).map { _ in texts.nextLines() }.filter {
      (try? JSONReader.read($0)) != nil
    }
  }
}
