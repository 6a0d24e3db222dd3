import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

/// What these outputs write, and what they can't be, is in the cases compiler/output-each-entry and output-mistakes.
@Suite("Outputs with a file for each entry")
struct EachEntryTests {
  @Test("each takes no more memory than it needs, however many entries there are")
  func memory() async throws {
    var market = Market()
    market.settings += "outputs: [{template: Each.json.mustache, each: brands, file: \"each/{id}.json\"}]\n"
    // So many that code has tables of them.
    for number in 100..<400 { market.brands["brand-\(number)"] = Market.brand("brand-\(number)") }
    var files = try market.files()
    files.templates["Each.json.mustache"] = Market.text(
      "templates/Each.json.mustache", "{{% CONTENT_TYPE:TEXT}}\n{{id}}")
    let result = await Course.pipeline.build(files)
    let each = try #require(result.files, "\(result.diagnostics)").filter { $0.destination != .catalogue }
    #expect(each.count >= 300)
    #expect(each.allSatisfy { $0.bytes.capacity < 1000 })
  }
}
