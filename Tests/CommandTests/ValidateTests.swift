import Foundation
import TestSupport
import Testing

@Suite("catalogue validate")
struct ValidateTests {
  @Test("says in one line that all files are valid, JSON and YAML alike")
  func clean() throws {
    let both = try ValidateFixture.validate("valid.json", "valid.yaml")
    #expect((both.status, both.output, both.errors) == (0, "2 files are valid\n", ""))
    #expect(try ValidateFixture.validate("valid.yaml").output == "1 file is valid\n")
  }

  @Test("reports every finding of every file at its position, and exits with 100")
  func findings() throws {
    let result = try ValidateFixture.validate("invalid.json", "valid.yaml", "invalid.yaml")
    #expect((result.status, result.output) == (100, ""))
    #expect(
      result.errors == """
        invalid.json:2:13: error[E102]: number is 0; the minimum is 1
         2 |   "number": 0,
           |             ^
        invalid.json:3:3: error[E103]: unknown field "adress" beside "address"
         3 |   "adress": { "street": "Via Roma 1" },
           |   ^^^^^^^^
          = fix: delete it; or write its value as address
        invalid.yaml:1:9: error[E102]: number must be a whole number from 1 on, not "seven"
         1 | number: seven
           |         ^^^^^
        invalid.yaml:3:11: error[E102]: street "" has no characters; at least 1 is needed
         3 |   street: ""
           |           ^^
        invalid.yaml:4:10: error[E102]: country "Italy" must be two upper-case letters
         4 | country: Italy
           |          ^^^^^
          = fix: it has to match the pattern ^[A-Z]{2}$
        5 errors

        """)
  }

  @Test(
    "reports what isn't JSON or YAML at its position",
    arguments: [
      ("broken.json", "broken.json:2:1: error[E101]: the text ends before the value is complete"),
      ("broken.yaml", "broken.yaml:2:1: error[E101]: key \"number\" is written twice; first at line 1"),
    ])
  func syntax(file: String, finding: String) throws {
    let result = try ValidateFixture.validate(file)
    #expect(result.status == 100)
    #expect(result.errors.hasPrefix(finding), "\(result.errors)")
  }

  @Test("opens nothing that it wasn't given, and says what is missing")
  func missingReference() throws {
    let result = try ValidateFixture.run(["validate", "--schema", "schemas/order.json", "valid.json"])
    #expect(result.status == 100)
    #expect(
      result.errors.contains("schemas/order.json:9:26: error[E502]: unknown schema \"file://"),
      "\(result.errors)")
    #expect(result.errors.contains("unknown schema \"https://example.com/country\""))
  }

  @Test("finds a referenced file by its path, from whatever folder and however the paths are written")
  func otherFolder() throws {
    let arguments = [
      "validate", "--schema", "../schemas/order.json", "--reference", "./../../validate/schemas/address.yaml",
      "--reference", "country.yaml", "../valid.yaml",
    ]
    let result = try Program.run(
      [Workspace.command] + arguments, in: "\(ValidateFixture.folder)/schemas")
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test("a file that can't be read doesn't keep the others from being validated; the exit code is 1")
  func unreadable() throws {
    let result = try ValidateFixture.validate("nowhere.json", "invalid.json", "schemas")
    #expect(result.status == 1)
    #expect(result.errors.contains("invalid.json:2:13: error[E102]"))
    #expect(result.errors.contains("can't read nowhere.json: no such file or directory"))
    #expect(result.errors.contains("can't read schemas: it isn't a file"))
  }

  @Test(
    "a schema or a referenced document that can't be read exits with 1",
    arguments: [["--schema", "nowhere.json"], ["--schema", "valid.json", "--reference", "nowhere.json"]])
  func unreadableSchema(arguments: [String]) throws {
    let result = try ValidateFixture.run(["validate"] + arguments + ["valid.json"])
    #expect(result.status == 1)
    #expect(result.errors == "Error: can't read nowhere.json: no such file or directory\n")
  }

  @Test("a schema's doubtful keywords don't make files invalid")
  func doubtfulSchema() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("text.json", "\"a\"".utf8)
    let result = try ValidateFixture.run(["validate", "--schema", "schemas/doubtful.json", file])
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test(
    "wrong usage exits with 64",
    arguments: [
      [], ["--schema", "schemas/order.json"], ["valid.json"],
      ["--schema", "schemas/order.json", "--output", "verbose", "valid.json"],
      ["--schema", "schemas/order.json", "--output", "basic", "--format", "json", "valid.json"],
      ["--schema", "schemas/order.json", "--date", "2026-05-31", "valid.json"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let result = try ValidateFixture.run(["validate"] + arguments)
    #expect((result.status, result.output) == (64, ""))
    #expect(result.errors.contains("Error:"))
  }

  @Test("prints findings as JSON for programs, and nothing else", arguments: ["invalid.json", "valid.json"])
  func json(file: String) throws {
    let result = try ValidateFixture.validate("--format", "json", file)
    let root = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [Any]]
    #expect(root?["findings"]?.count == (file == "valid.json" ? 0 : 2))
    #expect(result.errors == "")
  }
}
