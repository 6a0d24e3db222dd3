import Catalogue
import Foundation
import TestSupport
import Testing

/// What Tests/Fixtures/conformance asks of the generated code; its README.md says what each question is.
struct ConformanceFixture: Decodable {
  struct Search: Decodable {
    let text: String
    let limit: Int?
    let ids: [String]
  }

  struct Lookup: Decodable {
    let id: String
    let brand: String?
  }

  struct Initials: Decodable {
    let name, initials: String
  }

  struct InitialsColor: Decodable {
    let background, color: String
  }

  struct Symbology: Decodable {
    let format, code: String
    let violation: String?
  }

  struct Code: Decodable {
    let brand, code: String
    let format: String?
    let level: String
    let verdictFormat: String?
    let canonical: String
    let reason: String?
  }

  struct Format: Decodable {
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
      brands: catalogue.brands + nobodys, tombstones: catalogue.tombstones)
  }
}
