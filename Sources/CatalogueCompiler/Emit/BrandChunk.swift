internal import Catalogue

/// Some of the brands, which the generated code keeps in a function or a literal of their own: one of all brands
/// exhausts Swift's type checker and the 64 KB that a Java method or literal may have.
struct BrandChunk: Sendable {
  let number: Int
  /// The place of the first brand among all.
  let start: Int
  let brands: ArraySlice<Brand>
  /// The brands as a text that compilers read quickly; empty where they are written as literals.
  let table: String

  /// Chunks that people can read.
  static func readable(_ brands: [Brand]) -> [BrandChunk] {
    let size = 50
    return stride(from: 0, to: brands.count, by: size).enumerated().map { number, start in
      let brands = brands[start..<min(start + size, brands.count)]
      return BrandChunk(number: number, start: start, brands: brands, table: "")
    }
  }

  /// Chunks with tables; `nil` where a text of the catalogue can't stand in one.
  static func dense(_ brands: [Brand]) -> [BrandChunk]? {
    // In UTF-8. Java's form of it has up to half as many more.
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
    // What the device will read, and so the proof that nothing is lost.
    let isWhole = chunks.allSatisfy { BrandTable.brands($0.table) == Array($0.brands) }
    return isWhole ? chunks : nil
  }
}
