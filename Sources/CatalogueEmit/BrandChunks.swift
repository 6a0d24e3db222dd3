package import CatalogueSources

/// All brands in chunks, the same for every language.
package struct BrandChunks: Sendable {
  let chunks: [BrandChunk]
  /// Whether the brands are tables.
  let isDense: Bool

  /// - Parameter most: from more brands on, literals that people can read take compilers too long; `nil` for never.
  package init(_ catalogue: PublishedCatalogue, mostReadable most: Int?) {
    isDense = most.map { catalogue.entries.count > $0 } ?? false
    chunks = isDense ? BrandChunk.dense(catalogue) : BrandChunk.readable(catalogue)
  }
}

/// Some of the brands, which the generated code has in a function or literal of their own: one for all brands would
/// exhaust Swift's type checker and the 64 KB of a Java method or literal.
struct BrandChunk: Sendable {
  let number: Int
  /// The index of the first brand among all.
  let start: Int
  let catalogue: PublishedCatalogue
  let entries: ArraySlice<PublishedEntry>
  /// The brands as a text that compilers read quickly; empty where they are literals.
  let table: String

  /// The longest table, unless one brand is longer. In UTF-8; Java's variant of it may be half as long again.
  private static let tableLength = 40_000

  /// Chunks that people can read.
  static func readable(_ catalogue: PublishedCatalogue) -> [BrandChunk] {
    let (size, entries) = (50, catalogue.entries)
    return stride(from: 0, to: entries.count, by: size).enumerated().map { number, start in
      BrandChunk(
        number: number, start: start, catalogue: catalogue,
        entries: entries[start..<min(start + size, entries.count)], table: "")
    }
  }

  /// Chunks with tables.
  static func dense(_ catalogue: PublishedCatalogue) -> [BrandChunk] {
    let writer = EntryTable(catalogue.schema.entry)
    var chunks: [BrandChunk] = []
    var (start, table) = (0, "")
    let finish = { (end: Int) in
      chunks.append(
        BrandChunk(
          number: chunks.count, start: start, catalogue: catalogue, entries: catalogue.entries[start..<end],
          table: table))
    }
    for (index, entry) in catalogue.entries.enumerated() {
      let line = writer.line(entry.values)
      if index > start, table.utf8.count + line.utf8.count > tableLength {
        finish(index)
        (start, table) = (index, "")
      }
      table += line
    }
    finish(catalogue.entries.count)
    return chunks
  }

  /// The table in parts, none of which is too long for a Java literal.
  var tableParts: [String] {
    guard table.utf8.count > Self.tableLength else { return [table] }
    var (parts, part): ([String], [UInt8]) = ([], [])
    for scalar in table.unicodeScalars {
      if part.count + 4 > Self.tableLength {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      }
      part += Array(String(scalar).utf8)
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}
