import Diagnostics
import Testing

@testable import CatalogueRules

/// A schema of an entry with an id and one more field, `a`, on its second line.
struct EntryFieldExample: CustomTestStringConvertible {
  /// The keywords of `a`.
  let field: String
  /// The further keywords of the entry, on its third line.
  let entry: String
  /// What is said of it: rule, position and sentence.
  let findings: [String]

  init(_ field: String, entry: String = "", _ findings: String...) {
    (self.field, self.entry, self.findings) = (field, entry, findings)
  }

  var testDescription: String { field + entry }

  /// What `catalogue schema check` says of the schema.
  var found: [String] {
    let more = entry.isEmpty ? "" : ",\n\(entry)"
    return Self.findings(
      """
      {"required": ["id"], "properties": {"id": {"type": "string", "x-id": true},
      "a": {\(field)}}\(more)}
      """)
  }

  /// What `catalogue schema check` says of any schema.
  static func findings(_ json: String) -> [String] {
    let schema = SchemaDocument(Market.text("entry.json", json), at: "file:///entry.json")
    return SchemaFileCheck.diagnostics(of: [schema], references: []).map { finding in
      let position = "\(finding.location?.line ?? 0):\(finding.location?.column ?? 0)"
      return "\(finding.rule) \(position) \(finding.message)" + (finding.fix.map { "; \($0)" } ?? "")
    }
  }
}
