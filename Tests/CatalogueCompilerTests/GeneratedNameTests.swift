import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueSources

@Suite("Names and literals of the generated code")
struct GeneratedNameTests {
  private func style(_ file: String) throws -> IdentifierStyle {
    OutputLanguage(template: "\(file).mustache").identifiers
  }

  @Test(
    "ids become names of both languages",
    arguments: [
      ("pam", "pam"), ("maisons-du-monde", "maisonsDuMonde"), ("acqua-e-sapone", "acquaESapone"),
      ("q8", "q8"), ("7-eleven", "_7Eleven"), ("365", "_365"),
    ])
  func members(id: String, name: String) throws {
    #expect(try style("Brands.swift").member(id: id, type: "Brand") == name)
    #expect(try style("Brands.kt").member(id: id, type: "Brand") == name)
  }

  @Test("a keyword isn't a name", arguments: ["class", "in", "default", "object", "when", "self", "init"])
  func keywords(id: String) throws {
    for style in [try style("Brands.swift"), try style("Brands.kt")] {
      #expect(!style.keywords.contains(style.member(id: id, type: "Brand")))
      #expect(!style.keywords.contains(style.enumerationCase(id: id)))
    }
  }

  @Test("no case is called as the list of all cases is")
  func allCases() throws {
    #expect(try style("Brands.swift").enumerationCase(id: "all-cases") == "allCasesCase")
  }

  @Test(
    "a brand's name is never that of another member, in any letter case",
    arguments: ["all", "version", "country", "tombstones", "schema-version", "by-id", "brand", "to-string"])
  func reservedMembers(id: String) throws {
    for style in [try style("Brands.swift"), try style("Brands.kt")] {
      #expect(style.member(id: id, type: "Brand").hasSuffix("Brand"))
    }
  }

  @Test("enumeration cases follow each language's convention")
  func enumerationCases() throws {
    #expect(try style("Brands.swift").enumerationCase(id: "grocery-bio") == "groceryBio")
    #expect(try style("Brands.kt").enumerationCase(id: "grocery-bio") == "GROCERY_BIO")
    #expect(try style("Brands.kt").enumerationCase(id: "3d-print") == "_3D_PRINT")
  }

  @Test(
    "two ids that give the same name, in any letter case, are reported",
    arguments: [["c-a", "ca"], ["ab-c", "a-bc"], ["class", "class-brand"]])
  func collisions(ids: [String]) async throws {
    var market = Market()
    market.brands = [:]
    for id in ids {
      market.brands[id] = Market.brand(id).split(separator: "\n").map {
        $0 == "name: \(id)" ? "name: The shop \(id.reversed().map(String.init).joined())" : String($0)
      }.joined(separator: "\n")
    }
    #expect(try await market.build().diagnostics.filter { $0.severity == .error }.map(\.rule) == ["E405"])
  }

  @Test("what would end or change a literal is escaped; letters and emoji stay")
  func literals() {
    #expect(LiteralStyle.swift.string(#"a"b\c"#) == #""a\"b\\c""#)
    #expect(LiteralStyle.swift.string("Così 🛒 $1") == #""Così 🛒 $1""#)
    #expect(LiteralStyle.kotlin.string("$1") == #""\$1""#)
    #expect(LiteralStyle.swift.string("\n\r\t\u{0}") == #""\n\r\t\u{0}""#)
    #expect(LiteralStyle.kotlin.string("\u{0}\u{202E}") == "\"\\u0000\\u202E\"")
    #expect(LiteralStyle.swift.string("\u{202E}\u{A0}") == #""\u{202E}\u{A0}""#)
    #expect(LiteralStyle.swift.string(#"\(x)"#) == #""\\(x)""#)
  }

  @Test("a comment stays one line and neither opens nor closes another")
  func comments() {
    #expect(LiteralStyle.comment("a\nb\u{2028}c") == "a b c")
    #expect(!LiteralStyle.comment("a */ b /* c */*/").contains("*/"))
    #expect(!LiteralStyle.comment("/*/ a").contains("/*"))
  }
}
