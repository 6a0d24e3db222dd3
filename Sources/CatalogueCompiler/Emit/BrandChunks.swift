internal import Catalogue

/// All brands in chunks, the same for every language.
struct BrandChunks: Sendable {
  let chunks: [BrandChunk]
  /// Whether the brands are tables.
  let isDense: Bool

  /// From that many brands on, literals that people can read take compilers too long.
  private static let denseCount = 250

  init(_ brands: [Brand]) {
    let dense = brands.count < Self.denseCount ? nil : BrandChunk.dense(brands)
    isDense = dense != nil
    chunks = dense ?? BrandChunk.readable(brands)
  }
}

/// Some of the brands, which the generated code has in a function or literal of their own: one for all brands would
/// exhaust Swift's type checker and the 64 KB of a Java method or literal.
struct BrandChunk: Sendable {
  let number: Int
  /// The index of the first brand among all.
  let start: Int
  let brands: ArraySlice<Brand>
  /// The brands as a text that compilers read quickly; empty where they are literals.
  let table: String

  /// Chunks that people can read.
  static func readable(_ brands: [Brand]) -> [BrandChunk] {
    let size = 50
    return stride(from: 0, to: brands.count, by: size).enumerated().map { number, start in
      let brands = brands[start..<min(start + size, brands.count)]
      return BrandChunk(number: number, start: start, brands: brands, table: "")
    }
  }

  /// Chunks with tables; `nil` where a text of the catalogue can't be in one.
  static func dense(_ brands: [Brand]) -> [BrandChunk]? {
    // In UTF-8; Java's variant of it may be half as long again.
    let limit = 40_000
    var chunks: [BrandChunk] = []
    var (start, table) = (0, "")
    for index in brands.indices {
      let line = BrandTable.line(brands[index])
      guard line.utf8.count <= limit else { return nil }
      if table.utf8.count + line.utf8.count > limit {
        chunks.append(
          BrandChunk(number: chunks.count, start: start, brands: brands[start..<index], table: table))
        (start, table) = (index, "")
      }
      table += line
    }
    chunks.append(BrandChunk(number: chunks.count, start: start, brands: brands[start...], table: table))
    // Read as the device reads it: a proof that nothing is lost.
    let isWhole = chunks.allSatisfy { BrandTable.brands($0.table) == Array($0.brands) }
    return isWhole ? chunks : nil
  }
}
