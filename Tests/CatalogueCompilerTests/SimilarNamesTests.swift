import Catalogue
import Diagnostics
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueRules
@testable import CatalogueSources

@Suite("Names that are nearly the same")
struct SimilarNamesTests {
  private static let fields = Result {
    BrandFields(try #require(try KindSchema(try ProjectFiles.schemas().kind).collections.first))
  }

  /// A brand file of which only the name can be read.
  private func brand(_ index: Int, _ name: String) throws -> BrandSource {
    let digits = String(index)
    let stem = "b" + String(repeating: "0", count: 4 - digits.count) + digits
    let value = LocatedValue(.string(name), at: 0..<name.utf8.count)
    return BrandSource(
      Market.text("brands/\(stem).yaml", name),
      LocatedValue(.object(LocatedObject([.init(key: "name", keySpan: 0..<0, value: value)])), at: 0..<1),
      try Self.fields.get())
  }

  @Test("of several near names, all are to be written in one list")
  func several() throws {
    let found = findings(try ["Migros", "Migrosa", "Migrosx"].enumerated().map(brand))
    let advice = #"add "distinctFrom: [b0000, b0001]" if that is intended"#
    #expect(found.count == 3)
    #expect(found.filter { $0.message.hasSuffix(advice) }.count == 2)
  }

  @Test(
    "the pairs are those that a comparison of all pairs finds, three a brand",
    arguments: 1...4 as ClosedRange<UInt64>)
  func bruteForce(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<RandomTrials.count(250)).map { _ in
      String(
        (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in "abcB à&".randomElement(using: &random)
        })
    }
    let found = findings(try names.enumerated().map(brand)).map { finding in
      [finding.location?.path ?? "", finding.related.first?.path ?? ""]
    }
    var expected: [[String]] = []
    for (later, name) in names.enumerated() {
      let near = names[..<later].indices.filter { areNear(name, names[$0]) }.prefix(3)
      expected += try near.map { [try brand(later, "").source.path, try brand($0, "").source.path] }
    }
    #expect(!expected.isEmpty)
    #expect(found == expected)
  }

  @Test("a thousand brands of one name are not a million findings")
  func oneName() throws {
    let brands = try (0..<1000).map { try brand($0, "Samename") }
    #expect(findings(brands).count < 3000)
  }

  private func findings(_ brands: [BrandSource]) -> [Finding] {
    brands.flatMap(SimilarNames(brands, field: "distinctFrom").findings)
  }

  private func areNear(_ first: String, _ second: String) -> Bool {
    let letters = [first, second].map { Array(SearchKey($0).description.utf8) }
    return letters.allSatisfy { $0.count >= 3 } && NearestName.distance(letters[0], letters[1]) <= 1
  }
}
