import CatalogueAuthoring
import CatalogueSources
import Diagnostics
import Foundation
import StrictJSON
import TestSupport
import Testing

@Suite("A value of an imported brand that is of another type than its field")
struct WrongTypeTests {
  /// Values of every type, each with a word that occurs nowhere else.
  private static let values = [
    #""zq17""#, "918273645", #"["zq17"]"#, #"{"zq17": "zq17"}"#,
  ]
  private static let words = ["zq17", "918273645"]

  /// Everything that a brand can have: the fields of its file, those that a build makes, and the import's own.
  private static func fields() throws -> [String] {
    let source = try #require(try ProjectFiles.schemas().kind.schemas.first)
    let schema = try JSONReader.read(source.bytes).object
    let names = ["properties", "x-derived-properties"].flatMap { keyword -> [String] in
      (schema?[keyword]?.object?.members ?? []).map(\.key)
    }
    return names + ["defaultFormat"]
  }

  private static func result(_ path: String, _ text: String) throws -> ImportResult {
    var sources = ImportSources(catalogue: Market.text(path, text), schemas: try ProjectFiles.schemas())
    sources.settings = try ProjectFiles.text(
      ProjectFiles.root.appendingPathComponent("catalogue/italy/catalogue.yaml"), as: "catalogue.yaml")
    sources.findsCategories = true
    return try CatalogueImport.run(sources)
  }

  /// The members of a brand that is complete but for one field.
  private static func members(without field: String) -> [(String, String)] {
    [
      ("id", #""coop""#), ("name", #""Coop Supermercato""#), ("category", #""grocery""#),
      ("sources", #"["https://www.example.com/"]"#), ("logoUrl", #""logos/coop.svg""#),
    ].filter { $0.0 != field }
  }

  /// Whether a file has the value, or a finding is about it.
  private static func isKept(_ result: ImportResult, _ field: String) -> Bool {
    let brands = result.texts.filter { $0.key.hasPrefix("brands/") }.values
    let isWritten = brands.contains { text in words.contains { text.contains($0) } }
    return isWritten
      || result.diagnostics.contains { finding in
        finding.message.contains("zq17") || finding.message.contains(field)
      }
  }

  @Test(
    "is in the brand's file, or a finding names it", .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func inJSON() throws {
    for field in try Self.fields() {
      // A number is what the length of a logo is: it follows from the file.
      for value in Self.values where (field, value) != ("logoLength", "918273645") {
        let members = (Self.members(without: field) + [(field, value)]).map { #""\#($0)": \#($1)"# }
        let result = try Self.result("old.json", "[{\(members.joined(separator: ", "))}]")
        #expect(Self.isKept(result, field), "\(field): \(value)\n\(result.findings)")
      }
    }
  }

  @Test(
    "is in the brand's file, or a finding names it, in a table",
    arguments: TestTier.some(of: ["zq17", "zq17;918273645"]))
  func inTable(cell: String) throws {
    for field in try Self.fields() {
      let header = ["id", "name", "category", "sources"].filter { $0 != field }
      let cells = ["coop", "Coop Supermercato", "grocery", "https://www.example.com/"]
      let row = zip(["id", "name", "category", "sources"], cells).filter { $0.0 != field }.map(\.1)
      let table = [(header + [field]), (row + [cell])].map { $0.joined(separator: ",") }.joined(
        separator: "\n")
      let result = try Self.result("old.csv", table)
      #expect(Self.isKept(result, field), "\(field): \(cell)\n\(result.findings)")
    }
  }
}
