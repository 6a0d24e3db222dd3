import Catalogue
import TestSupport
import Testing

@Suite("Damaged catalogues")
struct DamagedCatalogueTests {
  /// What can be read of a text, if anything.
  private func catalogue(_ bytes: [UInt8]) -> Catalogue? { try? Catalogue(decoding: bytes) }

  private func expectFaithful(_ catalogue: Catalogue) throws {
    let bytes = catalogue.json()
    let again = try Catalogue(decoding: bytes)
    #expect(again == catalogue)
    #expect(again.json() == bytes)
  }

  @Test("with changed values are rejected, or written and read again", arguments: 1...3)
  func values(seed: UInt64) throws {
    var texts = try DamagedCatalogue(seed: seed)
    let read = (0..<RandomTrials.count(1000)).compactMap { _ in catalogue(texts.nextLines()) }
    #expect(
      (RandomTrials.count(100)...RandomTrials.count(900)).contains(read.count),
      "both should be common: \(read.count)")
    for catalogue in read { try expectFaithful(catalogue) }
  }

  @Test("with changed bytes are rejected, or written and read again", arguments: 1...3)
  func bytes(seed: UInt64) throws {
    var texts = try DamagedCatalogue(seed: seed)
    let read = (0..<RandomTrials.count(1000)).compactMap { _ in catalogue(texts.nextBytes()) }
    #expect(
      (RandomTrials.count(50)...RandomTrials.count(950)).contains(read.count),
      "both should be common: \(read.count)")
    for catalogue in read { try expectFaithful(catalogue) }
  }
}
