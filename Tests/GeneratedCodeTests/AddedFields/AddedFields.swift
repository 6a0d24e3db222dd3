import Catalogue
import CatalogueCompiler
import CatalogueEmit
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The market of the fixtures with fields of every type, which only this copy of the entry schema knows. No other file of
/// the project is changed for them.
struct AddedFields {
  /// What is inserted into the properties of the schema: the one change that a field needs.
  static let properties = #"""
    "slogan": { "title": "Slogan", "type": "string", "maxLength": 80 },
    "nicknames": { "title": "Nicknames", "x-search": "alias", "type": "array", "items": { "type": "string" } },
    "accent": { "title": "Accent colour", "$ref": "#/$defs/color" },
    "opened": { "title": "Day of the first shop", "$ref": "#/$defs/date" },
    "size": {
      "title": "Size of the shops",
      "type": "string",
      "enum": ["corner-shop", "large"],
      "default": "corner-shop",
      "x-unknown": { "default": "large" }
    },
    "partner": { "title": "Partner", "x-reference": { "to": "brands" }, "$ref": "#/$defs/id" },
    "shops": { "title": "Number of shops", "type": "integer" },
    "delivers": { "title": "Whether it delivers", "type": "boolean", "default": false },
    "founder": {
      "title": "Founder",
      "type": "object", "additionalProperties": false,
      "required": ["name"],
      "properties": {
        "name": { "title": "Name", "type": "string" },
        "born": { "title": "Birthday", "$ref": "#/$defs/date" }
      }
    },
    "prices": {
      "title": "Prices of a card",
      "type": "array",
      "items": { "$ref": "#/$defs/price" }
    },
    """#
  /// What is inserted into the definitions.
  static let definition = #"""
    "price": {
      "title": "Price of a card",
      "type": "object", "additionalProperties": false,
      "required": ["cents", "audience"],
      "properties": {
        "cents": { "title": "Price in cents", "type": "integer" },
        "audience": {
          "title": "Whom it is for",
          "type": "string",
          "enum": ["adults", "children"],
          "x-unknown": "drop this",
          "x-name": "PriceGroup"
        }
      }
    },
    """#
  /// What is added to the file of the brand Pam.
  static let lines = #"""
    slogan: "Più di \"una\" spesa\\"
    nicknames: [Panorama Grande, Zebedeo]
    accent: "#00A7E1"
    opened: 1964-02-29
    size: large
    partner: ali
    shops: 89
    delivers: true
    founder: {name: Ada, born: 1930-05-06}
    prices:
      - {cents: 500, audience: adults}
      - {cents: 0, audience: children}
    """#

  var sources: SourceFiles

  /// - Parameters:
  ///   - lines: what is added to the file of the brand Pam.
  ///   - property: one more property of the schema.
  init(lines: String = AddedFields.lines, property: String = "") throws {
    var files = try BuiltMarket.sources("Tests/Fixtures/market")
    let first = "\n    \"distinctFrom\": {"
    var schema = String(decoding: files.schemas.kind.schemas[0].bytes, as: UTF8.self)
    try #require(schema.contains(first))
    schema = schema.replacing(first, with: "\n" + Self.properties + property + first)
    let second = "\n    \"programme\": {"
    schema = schema.replacing(second, with: "\n" + Self.definition + second)
    files.schemas.kind.schemas[0] = SourceText(
      path: files.schemas.kind.schemas[0].path, bytes: Array(schema.utf8))
    files.brands = files.brands.map { brand in
      guard brand.path.hasSuffix("/pam.yaml") else { return brand }
      return SourceText(path: brand.path, bytes: brand.bytes + Array((lines + "\n").utf8))
    }
    sources = files
  }

  /// What a build gives.
  func build() async throws -> BuildResult { try await Self.pipeline().build(sources) }

  /// What a check gives.
  func check() async throws -> BuildResult {
    try await Self.pipeline().check(sources, trackedGeneratedPaths: [])
  }

  /// What builds the market as of the day of the fixtures.
  static func pipeline() throws -> CataloguePipeline {
    CataloguePipeline(today: try #require(CalendarDate("2026-05-31")), jobs: 2)
  }

  /// The code, by file name.
  func code() async throws -> [String: [UInt8]] {
    let result = try await build()
    let files = try #require(result.files, "\(result.diagnostics.map(\.message))")
    return files.reduce(into: [:]) { code, file in
      if case .generated(let name) = file.destination { code[name] = file.bytes }
    }
  }
}
