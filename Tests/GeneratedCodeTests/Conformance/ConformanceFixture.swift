import Catalogue
import Foundation
import TestSupport

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

  private static let folder = "Tests/Fixtures/conformance"

  static func read() throws -> ConformanceFixture {
    try JSONDecoder().decode(
      ConformanceFixture.self, from: Data(try Project.bytes("\(folder)/conformance.json")))
  }

  /// The catalogue that is asked about.
  static func catalogue() throws -> Catalogue {
    try Catalogue(decoding: try Project.bytes("\(folder)/catalogue.json"))
  }
}
