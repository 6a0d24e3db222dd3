internal import Catalogue

/// All brands in chunks, the same for every language.
struct BrandChunks: Sendable {
  let chunks: [BrandChunk]
  /// Whether the brands are written densely, as tables.
  let isDense: Bool

  /// From so many brands on, literals that people can read take compilers too long.
  private static let denseCount = 250

  init(_ brands: [Brand]) {
    let dense = brands.count < Self.denseCount ? nil : BrandChunk.dense(brands)
    isDense = dense != nil
    chunks = dense ?? BrandChunk.readable(brands)
  }
}
