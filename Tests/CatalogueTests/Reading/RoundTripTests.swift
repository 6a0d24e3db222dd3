import Catalogue
import TestSupport
import Testing

@Suite("Catalogues that are written and read again")
struct RoundTripTests {
  @Test("are the same, to the byte", arguments: 1...3)
  func random(seed: UInt64) throws {
    var catalogues = RandomCatalogue(seed: seed)
    for _ in 0..<RandomTrials.count(100) {
      let catalogue = catalogues.next()
      let bytes = catalogue.json()
      let again = try Catalogue(decoding: bytes)
      #expect(again == catalogue)
      // Also where texts are only canonically equivalent, which `==` doesn't see.
      #expect(again.json() == bytes)
    }
  }

  @Test("may be what the compiler wrote, to the byte")
  func compiled() throws {
    let bytes = try Project.bytes("Tests/Fixtures/golden/italy.json")
    #expect(try Catalogue(decoding: bytes).json() == bytes)
  }

  /// Its bytes may lack a field that is newer than the last release.
  @Test("may be the project's own")
  func italy() throws {
    let catalogue = try Catalogue(decoding: try Project.bytes("catalogue/italy.json"))
    #expect(catalogue.brands.count > 100)
    let bytes = catalogue.json()
    let again = try Catalogue(decoding: bytes)
    #expect(again == catalogue && again.json() == bytes)
  }

  @Test("may have their members, and white space, in any order and amount")
  func reordered() throws {
    let catalogue = try Catalogue(decoding: Array(PublishedSample.text.utf8))
    let pieces = PublishedSample.text.split(separator: "\n").joined()
    let last = try PublishedSample.replacing(#""schemaVersion": 1, "#, with: "")
    let end = try #require(last.lastIndex(of: UInt8(ascii: "}")))
    #expect(try Catalogue(decoding: Array(pieces.utf8)) == catalogue)
    #expect(try Catalogue(decoding: last[..<end] + Array(#", "schemaVersion": 1}"#.utf8)) == catalogue)
  }
}
