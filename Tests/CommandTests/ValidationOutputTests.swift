import Foundation
import TestSupport
import Testing

@Suite("catalogue validate --output")
struct ValidationOutputTests {
  /// The documents that were printed: each ends where a line is a closing brace alone.
  private func documents(_ output: String) throws -> [[String: Any]] {
    try output.replacingOccurrences(of: "\n}\n", with: "\n}\n\u{1E}").split(separator: "\u{1E}").map { text in
      try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
  }

  @Test("prints one document a file in the files' order, and nothing else", arguments: ["basic", "detailed"])
  func documents(format: String) throws {
    let result = try ValidateFixture.validate(
      "--output", format, "invalid.yaml", "valid.json", "invalid.json")
    #expect((result.status, result.errors) == (100, ""))
    #expect(try documents(result.output).map { $0["valid"] as? Bool } == [false, true, false])
  }

  @Test("exits with 0 when all files are valid", arguments: ["basic", "detailed"])
  func clean(format: String) throws {
    let result = try ValidateFixture.validate("--output", format, "valid.json", "valid.yaml")
    #expect((result.status, result.errors) == (0, ""))
    #expect(try documents(result.output).count == 2)
  }

  @Test("a failure's locations are those of the specification")
  func locations() throws {
    let output = try ValidateFixture.validate("--output", "basic", "invalid.yaml").output
    let errors = try #require(try documents(output).first?["errors"] as? [[String: Any]])
    let street = try #require(errors.first { $0["instanceLocation"] as? String == "/address/street" })
    #expect(street["keywordLocation"] as? String == "/properties/address/$ref/properties/street/minLength")
    let location = URL(fileURLWithPath: "\(ValidateFixture.folder)/schemas/address.yaml").absoluteString
    #expect(
      street["absoluteKeywordLocation"] as? String == "\(location)#/properties/street/minLength")
    let country = try #require(errors.first { $0["instanceLocation"] as? String == "/country" })
    #expect(country["absoluteKeywordLocation"] as? String == "https://example.com/country#/pattern")
  }

  @Test("what isn't JSON or YAML is invalid, and the error stream says why")
  func broken() throws {
    let result = try ValidateFixture.validate("--output", "basic", "broken.json", "broken.yaml", "valid.json")
    #expect(result.status == 100)
    #expect(try documents(result.output).map { $0["valid"] as? Bool } == [false, false, true])
    #expect(result.errors.contains("broken.json:2:1: error[E101]"))
    #expect(result.errors.contains("broken.yaml:2:1: error[E101]"))
  }

  @Test("a schema with mistakes is reported on the error stream")
  func mistakenSchema() throws {
    let result = try ValidateFixture.run([
      "validate", "--schema", "schemas/mistaken-part.json", "--output", "basic", "valid.json",
    ])
    #expect((result.status, result.output) == (100, ""))
    #expect(result.errors.contains("schemas/mistaken-part.json:2:16: error[E502]"), "\(result.errors)")
  }
}
