import Foundation
import TestSupport
import Testing

@Suite("catalogue schema fields")
struct FieldPageTests {
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
}
