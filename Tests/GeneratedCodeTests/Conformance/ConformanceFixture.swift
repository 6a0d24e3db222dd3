import Catalogue
import Foundation
import TestSupport
import Testing

/// What Tests/Fixtures/conformance asks of the generated code; its README.md says what each question is.
struct ConformanceFixture: Codable {
  struct Search: Codable {
    let text: String
    let limit: Int?
    let ids: [String]
  }

  struct Lookup: Codable {
    let id: String
    let brand: String?
  }

  struct Initials: Codable {
    let name, initials: String
  }

  struct InitialsColor: Codable {
    let background, color: String
  }

  struct Symbology: Codable {
    let format, code: String
    let violation: String?
  }

  struct Code: Codable {
    let brand, code: String
    let format: String?
    let level: String
    let verdictFormat: String?
    let canonical: String
    let reason: String?
  }

  struct Format: Codable {
    let format, zxing: String
    let mlKit: Int
    let vision, avFoundation: [String]
    let passKit: String?
  }

  let searches: [Search]
  let ids: [Lookup]
  let initials: [Initials]
  let initialsColors: [InitialsColor]
  let popular: [String]
  let symbologies: [Symbology]
  let codes: [Code]
  let formats: [Format]

  static let folder = "Tests/Fixtures/conformance"

  static func read() throws -> ConformanceFixture {
    try JSONDecoder().decode(
      ConformanceFixture.self, from: Data(try Project.bytes("\(folder)/conformance.json")))
  }

  /// The searches of Tests/Fixtures/search, with the answers of the library. That these are right is shown by its tests.
  static func queries() throws -> ConformanceFixture {
    let catalogue = try queriedCatalogue()
    let index = SearchIndex(catalogue)
    let searches = try SearchQuery.all().flatMap { query in
      [nil, 3].map { limit in
        Search(
          text: query.text, limit: limit, ids: index.search(query.text, limit: limit ?? 20).map(\.id))
      }
    }
    return ConformanceFixture(
      searches: searches, ids: [], initials: [], initialsColors: [], popular: catalogue.popular.map(\.id),
      symbologies: [], codes: [], formats: [])
  }

  /// The catalogue of these searches.
  static func queriedCatalogue() throws -> Catalogue {
    try Catalogue(decoding: try Project.bytes("\(SearchQuery.folder)/catalogue.json"))
  }

  /// How the brands are written: many of them densely.
  enum Form: CaseIterable, Sendable {
    case readable, dense
  }

  /// The catalogue that is asked about; for the dense form with further brands, whose names have no letters.
  static func catalogue(_ form: Form = .readable) throws -> Catalogue {
    let catalogue = try Catalogue(decoding: try Project.bytes("\(folder)/catalogue.json"))
    guard form == .dense else { return catalogue }
    let neutral = try #require(RGBColor("#5F6368"))
    let nobodys = (0..<300).map {
      var brand = Brand(id: "nobody-\($0)", name: "—", category: "grocery", initialsBackground: neutral)
      brand.initials = "N"
      return brand
    }
    return Catalogue(
      schemaVersion: catalogue.schemaVersion, country: catalogue.country, version: catalogue.version,
      brands: catalogue.brands + nobodys, tombstones: catalogue.tombstones, categories: catalogue.categories)
  }
}
