import Foundation
import TestSupport
import Testing

@Suite("catalogue schema fields")
struct FieldPageTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// What is printed of a schema, after a text is inserted before one of its lines.
  private func page(inserting text: String, before line: String) throws -> Program.Result {
    let path = "schemas/brands/brand.schema.json"
    let schema = String(decoding: try #require(workspace.folder.bytes(path)), as: UTF8.self)
    try #require(schema.contains(line))
    try workspace.folder.write(path, schema.replacingOccurrences(of: line, with: text + line).utf8)
    return try workspace.run("schema", "fields")
  }

  private static let lastField = "\n    \"distinctFrom\": {"

  @Test("a field that is added to a copy of the schema has a row, where it stands in the file")
  func addedField() throws {
    let field = """
      "slogan": {
        "title": "Slogan", "description": "up to 80 characters", "examples": ["A|B"], "default": "", "type": "string"
      },
      """
    let result = try page(inserting: field, before: Self.lastField)
    let rows = result.lines.filter { $0.hasPrefix("| `") }
    let index = try #require(rows.firstIndex { $0.hasPrefix("| `slogan`") }, "\(result.errors)")
    #expect(rows[index] == #"| `slogan` | Slogan | up to 80 characters | no: `""` | `"A\|B"` | both |"#)
    #expect(rows[index + 1].hasPrefix("| `distinctFrom`"))
  }

  @Test("a field of the files alone and one of the catalogue alone say so")
  func places() throws {
    let source = #""note": { "title": "Note", "type": "string", "x-published": false },"#
    let result = try page(inserting: source, before: Self.lastField)
    #expect(result.lines.contains("| `note` | Note |  | no |  | file |"))
    #expect(result.lines.contains { $0.hasPrefix("| `logoUrl`") && $0.hasSuffix("| catalogue |") })
  }

  @Test("an added record has a section, to which its field links, with what its words mean")
  func addedRecord() throws {
    let record = """
      "prices": {
        "title": "Prices of a card",
        "type": "array",
        "items": {
          "type": "object", "additionalProperties": false,
          "required": ["audience"],
          "properties": {
            "audience": {
              "title": "For whom", "type": "string", "enum": ["adults"], "x-titles": { "adults": "From 18 years on" }
            }
          }
        }
      },
      """
    let result = try page(inserting: record, before: Self.lastField)
    for line in [
      "| `prices` | Prices of a card | see [Prices of a card](#prices-of-a-card) | no |  | both |",
      "## Prices of a card", "In `prices`.", "| `audience` | For whom |  | yes |  | both |",
      "- `adults`: From 18 years on",
    ] {
      #expect(result.lines.contains(line), "\(result.output)")
    }
  }

  @Test("every property of the project's schema has one row in its record's section")
  func complete() throws {
    let page = String(decoding: try Project.bytes("docs/FIELDS.md"), as: UTF8.self)
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(try Project.bytes("schemas/brands/brand.schema.json")))
        as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let records = [schema] + definitions.values.filter { $0["properties"] != nil }
    let sections = page.components(separatedBy: "\n## ").dropFirst()
    #expect(sections.count == records.count)
    for record in records {
      let title = try #require(record["title"] as? String)
      let section = try #require(sections.first { $0.hasPrefix("\(title)\n") }, "\(title)")
      let names = ["properties", "x-derived-properties"].flatMap {
        (record[$0] as? [String: Any] ?? [:]).keys
      }
      let rows = section.matches(of: /\n\| `(\w+)`/).map { String($0.1) }
      #expect(rows.sorted() == names.sorted())
    }
  }

  @Test("a schema that is no list of fields is reported at its position")
  func broken() throws {
    let result = try page(inserting: #""when": {},"#, before: Self.lastField)
    #expect((result.status, result.output) == (100, ""))
    #expect(
      result.errors.contains("schemas/brands/brand.schema.json:") && result.errors.contains("error[E502]"))
  }
}
