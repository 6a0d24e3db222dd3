import Catalogue
import TestSupport
import Testing

@Suite("Search with hostile texts and catalogues")
struct HostileSearchTests {
  @Test("texts and catalogues of odd characters are searched without a crash", arguments: 1...4)
  func random(seed: UInt64) {
    var catalogues = RandomCatalogue(seed: seed)
    for round in 0..<20 {
      let catalogue = catalogues.next()
      let index = SearchIndex(catalogue)
      var queries = SearchQueries(catalogues.next(), seed: seed &+ UInt64(round))
      for _ in 0..<50 { #expect(index.search(queries.next(), limit: 5).count <= 5) }
    }
  }

  @Test("random scalars find only brands of the catalogue, and each once", arguments: 1...2)
  func scalars(seed: UInt64) throws {
    let index = try ItalianCatalogue.index.get()
    let ids = Set(try ItalianCatalogue.catalogue.get().brands.map(\.id))
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<RandomTrials.count(2000) {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let value = UInt32.random(
          in: 0...(Bool.random(using: &generator) ? 0x7F : 0x10FFFF), using: &generator)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let found = index.search(String(text), limit: .max).map(\.id)
      #expect(Set(found).count == found.count && ids.isSuperset(of: found))
    }
  }

  @Test("a text of many megabytes finds what its beginning does")
  func long() throws {
    let words = String(repeating: "esselunga ", count: 1_000_000)
    #expect(try ItalianCatalogue.index.get().search(words, limit: 20).map(\.id) == ["esselunga"])
  }

  @Test("brands whose names differ only at the end are told apart")
  func alike() throws {
    let italian = try ItalianCatalogue.catalogue.get()
    let brands = (100..<130).map { number in
      Brand(
        id: "\(number)", name: String(repeating: "a ", count: 45) + "\(number)", category: "grocery",
        initialsBackground: .black)
    }
    let catalogue = Catalogue(
      schemaVersion: 1, country: "IT", version: italian.version, brands: brands, tombstones: [])
    let index = SearchIndex(catalogue)
    for brand in brands { #expect(index.search(brand.name, limit: .max) == [brand]) }
  }
}
