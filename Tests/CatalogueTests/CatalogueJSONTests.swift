import Catalogue
import Foundation
import TestSupport
import Testing

@Suite("italy.json")
struct CatalogueJSONTests {
  private func catalogue() throws -> Catalogue {
    let neutral = try #require(RGBColor("#5F6368"))
    var brand = Brand(id: "ali", name: "Alì \"A\"", category: "grocery", initialsBackground: neutral)
    brand.logo = "ali.svg"
    brand.barcode = BarcodeRule(
      formats: [BarcodeFormatRule(format: .ean13, lengths: [13], check: .gs1)], confidence: .likely,
      printedDiffers: false, source: nil)
    let other = Brand(id: "aldi", name: "ALDI", category: "grocery", initialsBackground: neutral)
    let day = try #require(CalendarDate("2026-05-31"))
    return Catalogue(
      schemaVersion: 1, country: "IT", version: CatalogueVersion(date: day, revision: 2),
      brands: [brand, other],
      tombstones: [Tombstone(id: "eni", name: "Eni", status: .renamed, endedOn: nil, replacedBy: "enilive")])
  }

  private func text() throws -> String { String(decoding: try catalogue().json(), as: UTF8.self) }

  @Test("is JSON that Foundation reads to the same facts")
  func foundationReadsIt() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(try catalogue().json())) as? [String: Any])
    #expect(root["version"] as? String == "2026-05-31")
    #expect(root["revision"] as? Int == 2)
    #expect(root["brandCount"] as? Int == 2)
    let brands = try #require(root["brands"] as? [[String: Any]])
    #expect(brands.map { $0["id"] as? String } == ["aldi", "ali"])
    #expect(brands[1]["name"] as? String == "Alì \"A\"")
    #expect(brands[1]["logoUrl"] as? String == "logos/ali.svg")
  }

  @Test("has every field of a brand, null where it has no value")
  func everyField() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(try catalogue().json())) as? [String: Any])
    let brands = try #require(root["brands"] as? [[String: Any]])
    let fields = try publishedFields()
    #expect(fields.count > 20)
    for brand in brands { #expect(Set(brand.keys) == fields) }
    #expect(brands[0]["rank"] is NSNull)
  }

  /// The names of the fields that the entry schema publishes.
  private func publishedFields() throws -> Set<String> {
    let bytes = try Project.bytes("schemas/brands/brand.schema.json")
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let derived = try #require(schema["x-derived-properties"] as? [String: Any])
    let published = properties.filter { $0.value["x-published"] as? Bool != false }
    return Set(published.keys).union(derived.keys)
  }

  @Test("keeps letters as they are, indents by two spaces and ends in one line feed")
  func form() throws {
    let text = try text()
    #expect(
      text.hasPrefix("{\n  \"schemaVersion\": 1,\n  \"country\": \"IT\",\n  \"version\": \"2026-05-31\",\n"))
    #expect(text.contains(#"      "name": "Alì \"A\"","#))
    #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
    #expect(!text.contains("\r") && !text.contains("\t") && !text.contains(" \n"))
  }

  @Test("doesn't depend on the order in which brands are given")
  func order() throws {
    let first = try catalogue()
    let second = Catalogue(
      schemaVersion: first.schemaVersion, country: first.country, version: first.version,
      brands: first.brands.reversed(), tombstones: first.tombstones)
    #expect(first.json() == second.json())
  }
}
