import Foundation
import TestSupport
import Testing

@Suite("catalogue schema check")
struct SchemaCheckTests {
  private func check(_ arguments: String...) throws -> Program.Result {
    try ValidateFixture.run(["schema", "check"] + arguments)
  }

  @Test("says in one line that nothing is wrong; schemas that are checked together may refer to one another")
  func clean() throws {
    let result = try check("schemas/order.json", "schemas/address.yaml", "schemas/country.yaml")
    #expect((result.status, result.output, result.errors) == (0, "3 schemas, no findings\n", ""))
    #expect(try check("schemas/country.yaml").output == "1 schema, no findings\n")
  }

  @Test("reports every mistake at its position, also in what the schema refers to")
  func mistakes() throws {
    let result = try check("--reference", "schemas/mistaken-part.json", "schemas/mistaken.yaml")
    #expect((result.status, result.output) == (100, ""))
    let places = result.errors.split(separator: "\n").filter { $0.contains("error[E502]") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      places == [
        "schemas/mistaken-part.json:2:16:", "schemas/mistaken.yaml:1:7:", "schemas/mistaken.yaml:2:7:",
        "schemas/mistaken.yaml:5:19:",
      ])
  }

  @Test("reports a mistake once, even if several schemas refer to it")
  func once() throws {
    let result = try check("schemas/mistaken-part.json", "schemas/mistaken.yaml")
    #expect(result.errors.components(separatedBy: "mistaken-part.json:2:16").count == 2)
  }

  @Test("knows the form of the list of accepted warnings")
  func acceptances() throws {
    let folder = try TemporaryFolder()
    let schema = """
      type: object
      required: [id]
      properties:
        id: {type: string, x-id: true}
        accepted:
          type: array
          items: {type: object, required: [rule]}
          x-published: false
          x-accepted: true
        other: {type: object, properties: {accepted: {type: array, x-accepted: true}}}
      """
    let file = try folder.write("entry.yaml", schema.utf8)
    let found = try check(file).errors.split(separator: "\n").filter { $0.contains("[") }
    #expect(found.count == 2, "\(found)")
    #expect(
      found.first?.contains(":9:17: error[E502]: accepted warnings are a list of the entry itself") == true)
    #expect(
      found.last?.contains(
        "warning[W501]: \"x-accepted\" has no effect here: it is for a property of the entry") == true)
  }

  @Test("exits with 100 on a warning")
  func warning() throws {
    let result = try check("schemas/doubtful.json")
    #expect(result.status == 100)
    #expect(
      result.errors == """
        schemas/doubtful.json:3:3: warning[W501]: unknown keyword "maxLenght"; did you mean "maxLength"?
         3 |   "maxLenght": 3
           |   ^^^^^^^^^^^
        1 warning

        """)
  }

  @Test("reports an example that the schema itself rejects, also for its format")
  func examples() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("day.yaml", "format: date\nexamples: [2026-02-28, 2026-02-30]\n".utf8)
    let result = try check(file)
    #expect(result.status == 100)
    #expect(
      result.errors.contains(
        "day.yaml:2:24: warning[W501]: this example isn't valid by its own schema: the example \"2026-02-30\" must be"
      ),
      "\(result.errors)")
  }

  @Test("reports what isn't JSON or YAML", arguments: ["broken.json", "broken.yaml"])
  func syntax(file: String) throws {
    let result = try check(file)
    #expect(result.status == 100)
    #expect(result.errors.contains("\(file):2:1: error[E502]"))
  }

  @Test("what can't be read exits with 1, wrong usage with 64")
  func cannotRun() throws {
    #expect(try check("nowhere.json").status == 1)
    #expect(try check().status == 64)
    #expect(try check("--jobs", "2", "schemas/order.json").status == 64)
  }

  @Test("prints annotations for GitHub")
  func github() throws {
    let result = try check("--format", "github", "schemas/doubtful.json")
    #expect(result.status == 100)
    #expect(result.output.hasPrefix("::warning file=schemas/doubtful.json,line=3,"), "\(result.output)")
  }
}
