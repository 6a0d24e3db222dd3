import Catalogue
import Foundation
import Testing

@Suite("Categories")
struct CategoryTests {
  @Test("a category that came over the air has a value, also where no code has a name for it")
  func unknown() throws {
    let bytes = try PublishedSample.replacing(#""category": "grocery""#, with: #""category": "space-travel""#)
    let brand = try #require(try Catalogue(decoding: bytes).brands.first)
    #expect(brand.category == "space-travel")
    #expect(try Catalogue(decoding: Catalogue(decoding: bytes).json()).brands.first == brand)
  }

  @Test("a category prints, encodes and decodes as its text")
  func text() throws {
    let category = BrandCategory(rawValue: "grocery")
    #expect("\(category)" == "grocery")
    let bytes = try JSONEncoder().encode([category])
    #expect(String(decoding: bytes, as: UTF8.self) == #"["grocery"]"#)
    #expect(try JSONDecoder().decode([BrandCategory].self, from: bytes) == [category])
  }
}
