import CatalogueCompiler
import CatalogueEmit
import CatalogueRules
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("A field that is added to the entry schema, and to nothing else")
struct AddedFieldTests {
  @Test("is written down in one file")
  func fileCount() throws {
    let (before, after) = (try BuiltMarket.sources("Tests/Fixtures/market"), try AddedFields().sources)
    let files = { (sources: SourceFiles) in
      [sources.schemas.kind.schemas[0], sources.schemas.settings, sources.settings]
        + sources.templates.sorted { $0.key < $1.key }.map(\.value)
    }
    let changed = zip(files(before), files(after)).filter { $0.bytes != $1.bytes }.map(\.0.path)
    print("Files of a field, besides the brands that have it: \(changed.count)")
    #expect(changed == ["schemas/brands/brand.schema.json"])
  }

  @Test("is published in the schema's order, and null, empty or its default where a brand doesn't have it")
  func published() async throws {
    let files = try #require(try await AddedFields().build().files)
    let json = try #require(files.first { $0.destination == .catalogue }?.bytes)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let brands = try #require(root["brands"] as? [[String: Any]])
    let ali = try #require(brands.first { $0["id"] as? String == "ali" })
    let pam = try #require(brands.first { $0["id"] as? String == "pam" })
    #expect(pam["slogan"] as? String == #"Più di "una" spesa\"#)
    #expect(pam["founder"] as? [String: String] == ["name": "Ada", "born": "1930-05-06"])
    #expect((pam["prices"] as? [[String: Any]])?.map { $0["cents"] as? Int } == [500, 0])
    #expect(ali["slogan"] is NSNull && ali["founder"] is NSNull)
    #expect((ali["nicknames"] as? [Any])?.isEmpty ?? false)
    #expect(ali["size"] as? String == "corner-shop" && ali["delivers"] as? Bool == false)
    let text = String(decoding: json, as: UTF8.self)
    let positions = ["endedOn", "slogan", "nicknames", "accent", "prices"].map {
      text.range(of: "\"\($0)\"")?.lowerBound
    }
    #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted() && !positions.contains(nil))
  }

  @Test("is in the schema of published catalogues, which a release is checked by")
  func publishedSchema() async throws {
    let fields = try AddedFields()
    let text = try PublishedSchemaFile.text(of: fields.sources.schemas.kind)
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let properties = try #require(definitions["brand"]?["properties"] as? [String: [String: Any]])
    #expect(properties["shops"]?["type"] as? [String] == ["integer", "null"])
    #expect(properties["size"]?["type"] as? String == "string")
    #expect(properties["founder"]?["required"] as? [String] == ["name", "born"])
    #expect(try await fields.check().diagnostics.map(\.message) == [])
  }

  @Test(
    "is checked: a wrong value is an error at its position",
    arguments: [
      ("accent: blue", 9), ("shops: many", 8), ("founder: {born: 1930-05-06}", 11), ("size: huge", 7),
      ("prices: [{cents: 1, audience: dogs}]", 31),
    ])
  func wrongValue(line: String, column: Int) async throws {
    let result = try await AddedFields(lines: line).build()
    #expect(result.diagnostics.map(\.rule) == ["E102"])
    #expect(result.diagnostics.first?.location?.column == column, "\(result.diagnostics)")
    #expect(result.files == nil)
  }

  @Test("keeps code from importing the library, which doesn't have it")
  func importing() async throws {
    var sources = try AddedFields().sources
    sources.settings = SourceText(
      path: sources.settings.path,
      bytes: sources.settings.bytes
        + Array("outputs:\n  - template: Brands.swift.mustache\n    importsLibrary: true\n".utf8))
    let findings = try await AddedFields.pipeline().build(sources).diagnostics
    #expect(findings.map(\.rule) == ["E501"])
    #expect(findings.first?.message.contains("\"Brand.slogan: String?\"") == true, "\(findings)")
    let generator = try CodeGenerator(
      template: "Brands.swift.mustache", for: "Brands.swift", templates: sources.templates,
      kind: sources.schemas.kind,
      importsLibrary: true, isInternal: false)
    #expect(generator.diagnostics.map(\.message) == findings.map(\.message))
  }
}
