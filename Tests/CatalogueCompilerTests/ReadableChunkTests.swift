import Testing

@testable import CatalogueEmit

/// Literals of many values in one method or expression are too much for Kotlin's and Swift's compilers.
@Suite("Chunks of literals")
struct ReadableChunkTests {
  @Test(
    "have at most fifty entries and two thousand values, unless one entry has more",
    arguments: [
      ([], []), ([7], [1]), (Array(repeating: 7, count: 101), [50, 50, 1]),
      (Array(repeating: 300, count: 8), [6, 2]), ([2000, 1, 1], [1, 2]), ([1, 5000, 1, 1], [1, 1, 2]),
    ] as [([Int], [Int])])
  func ranges(counts: [Int], lengths: [Int]) {
    let ranges = BrandChunk.readableRanges(counts)
    #expect(ranges.map(\.count) == lengths)
    #expect(ranges.flatMap(Array.init) == Array(counts.indices))
  }

  @Test("a literal's values are itself and all within that is written")
  func values() {
    let texts = Literal.list([.string("a"), .string("b")])
    let record = Literal.record(
      type: "Brand",
      [.init(name: "id", .string("pam")), .init(name: "aliases", texts), .init(name: "color", nil)])
    #expect(Literal.null.valueCount == 1)
    #expect(texts.valueCount == 3)
    #expect(record.valueCount == 5)
  }
}
