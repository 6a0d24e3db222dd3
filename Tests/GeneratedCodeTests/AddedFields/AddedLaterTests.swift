import Catalogue
import CatalogueAuthoring
import CatalogueCompiler
import CatalogueEmit
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Apps and catalogues on both sides of an added field")
struct AddedLaterTests {
  /// The catalogue before the fields were added.
  static func older() async throws -> [UInt8] {
    try await catalogue(of: try BuiltMarket.sources("Tests/Fixtures/market"))
  }

  /// The catalogue with them, and with words that were added to their enumerations later still.
  static func newer() async throws -> [UInt8] {
    let text = String(decoding: try await catalogue(of: try AddedFields().sources), as: UTF8.self)
      .replacing(#""size": "large""#, with: #""size": "mall", "wifi": true"#)
      .replacing(#""audience": "adults""#, with: #""audience": "dogs""#)
    try #require(text.contains("mall") && text.contains("dogs"))
    return Array(text.utf8)
  }

  private static func catalogue(of sources: SourceFiles) async throws -> [UInt8] {
    let files = try await AddedFields.pipeline().build(sources).files ?? []
    return try #require(files.first { $0.destination == .catalogue }?.bytes)
  }

  @Test("an app without the field reads a catalogue with it, as it reads one without it")
  func olderApp() async throws {
    let newer = try Catalogue(decoding: try await Self.newer())
    let older = try Catalogue(decoding: try await Self.older())
    #expect(newer.brands == older.brands)
  }

  @Test("code with the field can be written from a catalogue without it")
  func generator() async throws {
    let sources = try AddedFields().sources
    let generator = try CodeGenerator(
      template: "Brands.ts.mustache", for: "Brands.ts", templates: sources.templates,
      kind: sources.schemas.kind,
      importsLibrary: false, isInternal: false)
    let catalogue = try generator.catalogue(decoding: try await Self.older())
    let code = String(decoding: generator.code(of: catalogue), as: UTF8.self)
    #expect(code.contains("slogan: null") && code.contains(#"size: "corner-shop""#))
  }

  @Test("a published catalogue with the field becomes brand files with it again")
  func imported() async throws {
    let schemas = try AddedFields().sources.schemas
    let json = try await Self.catalogue(of: try AddedFields().sources)
    let result = try CatalogueImport.run(
      ImportSources(catalogue: SourceText(path: "italy.json", bytes: json), schemas: schemas))
    let file = try #require(result.files.first { $0.path == "brands/pam.yaml" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    for line in [
      "slogan: Più di \"una\" spesa\\\n", "nicknames:\n  - Panorama Grande\n  - Zebedeo\n", "size: large\n",
      "delivers: true\n", "founder:\n  name: Ada\n",
    ] { #expect(text.contains("\n\(line)"), "\(line) in \(text)") }
    let other = try #require(result.files.first { $0.path == "brands/ali.yaml" })
    for name in ["slogan", "size", "delivers", "founder"] {
      #expect(!String(decoding: other.bytes, as: UTF8.self).contains("\n\(name):"))
    }
    #expect(
      !result.diagnostics.contains { finding in
        ["slogan", "founder", "prices", "born"].contains { finding.message.contains("\"\($0)\"") }
      })
  }

  @Test("so does what has to be there and may be empty: a list, a text and null within a record")
  func importedEmpty() async throws {
    let property = #"""
      "plan": {
        "title": "Plan", "type": "object", "x-name": "Plan", "additionalProperties": false,
        "required": ["days", "note", "limit"],
        "properties": {
          "days": { "title": "Days", "type": "array", "items": { "title": "Day", "type": "string" } },
          "note": { "title": "Note", "type": "string" },
          "limit": { "title": "Limit", "type": ["integer", "null"] }
        }
      },
      """#
    let fields = try AddedFields(
      lines: "slogan: \"\"\nplan: {days: [], note: \"\", limit: null}", property: property)
    let json = try await Self.catalogue(of: fields.sources)
    let result = try CatalogueImport.run(
      ImportSources(catalogue: SourceText(path: "italy.json", bytes: json), schemas: fields.sources.schemas))
    let file = try #require(result.files.first { $0.path == "brands/pam.yaml" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("\nslogan: \"\"\n"), "\(text)")
    #expect(text.contains("\nplan:\n  days: []\n  note: \"\"\n  limit: null\n"), "\(text)")
  }
}
