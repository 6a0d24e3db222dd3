import Catalogue
import TestSupport

/// The published Italian catalogue, read once for all tests.
enum ItalianCatalogue {
  static let json = Result { try Project.bytes("catalogue/italy.json") }
  static let catalogue = json.flatMap { json in Result { try Catalogue(decoding: json) } }
  static let index = catalogue.map { SearchIndex($0) }
}
