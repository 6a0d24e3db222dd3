import Catalogue
import CatalogueCompiler
import CatalogueEmit
import CatalogueSources
import Diagnostics
import Foundation
import Testing

/// A small market in memory, for the tests that change it as they go.
struct Market: Sendable {
  /// The brand files' texts, by id.
  var brands: [String: String] = ["pam": Market.brand("pam"), "coop": Market.brand("coop")]
  var settings = """
    country: IT
    schemaVersion: 1
    neutralColor: "#5F6368"
    categories: [{id: grocery, name: Supermercati, minimum: 0, words: []}]
    stopWords: []
    kind: brands

    """
  var logos: [String] = []
  /// The logos' texts where they aren't ``drawing``, by file name.
  var drawings: [String: String] = [:]
  var baseline: [UInt8]?

  /// A valid brand file, and what is added to it.
  static func brand(_ id: String, _ more: String = "") -> String {
    """
    id: \(id)
    name: \(id)
    category: grocery
    color: null
    logo: null
    barcode: null
    sources: [https://www.example.com]
    \(more)

    """
  }

  /// The fields that only a brand with a logo has.
  static let besideLogo = """
    logoBackground: "#FFFFFF"
    logoSource: {url: https://www.example.com, licence: PD-textlogo, retrieved: 2026-05-31}
    """

  /// A logo that nothing is wrong with.
  static let drawing =
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#036" d="M0 0h2v2H0z"/></svg>"##

  func files() throws -> SourceFiles {
    var files = SourceFiles(
      settings: Self.text("catalogue.yaml", settings),
      brands: brands.sorted { $0.key < $1.key }.map { Self.text("brands/\($0).yaml", $1) },
      logos: logos.map { Self.text("logos/\($0)", drawings[$0] ?? Self.drawing) },
      schemas: try ProjectFiles.schemas(),
      cataloguePath: "italy.json")
    files.templates = try ProjectFiles.templates()
    files.baseline = baseline.map { SourceText(path: "baseline.json", bytes: $0) }
    return files
  }

  /// The files where the entry schema has another property.
  func files(withProperty property: String, required: String? = nil) throws -> SourceFiles {
    var files = try files()
    let schema = files.schemas.kind.schemas[0]
    var text = String(decoding: schema.bytes, as: UTF8.self)
    if let required, let names = text.firstRange(of: "\"required\": [") {
      text.insert(contentsOf: "\"\(required)\", ", at: names.upperBound)
    }
    let properties = try #require(text.firstRange(of: "\"properties\": {"))
    files.schemas.kind.schemas[0] = Self.text(
      schema.path, text.replacingCharacters(in: properties, with: "\"properties\": {\n\(property),"))
    return files
  }

  func build(on day: String = "2026-06-01") async throws -> BuildResult {
    await CataloguePipeline(today: try #require(CalendarDate(day)), jobs: 1).build(try files())
  }

  /// A market's catalogue as released on a day.
  static func released(_ market: Market = Market(), on day: String = "2026-05-30") async throws -> [UInt8] {
    let result = try await market.build(on: day)
    #expect(result.diagnostics.isEmpty)
    return try #require(result.json)
  }

  /// The market with a change that a release would carry.
  func changed() -> Market {
    var market = self
    market.brands["pam"] = Market.brand("pam", "keywords: [spesa]")
    return market
  }

  static func text(_ path: String, _ text: String) -> SourceText {
    SourceText(path: path, bytes: Array(text.utf8))
  }
}

extension BuildResult {
  /// The bytes of italy.json.
  var json: [UInt8]? { files?.first { $0.destination == .catalogue }?.bytes }

  /// The findings as `E203 brands/pam.yaml`, without their words.
  var summary: [String] {
    diagnostics.map { "\($0.rule) \($0.location?.path ?? "-")" }
  }
}
