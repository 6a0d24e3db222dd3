package import CatalogueSources

/// All brands in chunks, the same for every language.
package struct BrandChunks: Sendable {
  /// The chunks of each collection.
  let collections: [CollectionChunks]

  /// - Parameter most: from more brands on, literals that people can read take compilers too long; `nil` for never.
  package init(_ catalogue: PublishedCatalogue, mostReadable most: Int?) {
    collections = catalogue.collections.map { CollectionChunks($0, mostReadable: most) }
  }
}

/// The brands of one collection in chunks.
struct CollectionChunks: Sendable {
  let chunks: [BrandChunk]
  /// Whether the brands are tables.
  let isDense: Bool

  init(_ collection: PublishedCollection, mostReadable most: Int?) {
    isDense = most.map { collection.entries.count > $0 } ?? false
    chunks = isDense ? BrandChunk.dense(collection) : BrandChunk.readable(collection)
  }
}

/// Some of the brands, which the generated code has in a function or literal of their own: one for all brands would
/// exhaust Swift's type checker and the 64 KB of a Java method or literal.
struct BrandChunk: Sendable {
  let number: Int
  /// The index of the first brand among all.
  let start: Int
  let schema: EntrySchema
  let entries: ArraySlice<PublishedEntry>
  /// The brands as a text that compilers read quickly; empty where they are literals.
  let table: String

  /// The longest table, unless one brand is longer. In UTF-8; Java's variant of it may be half as long again.
  private static let tableLength = 40_000

  /// Chunks that people can read.
  static func readable(_ collection: PublishedCollection) -> [BrandChunk] {
    let (size, entries) = (50, collection.entries)
    return stride(from: 0, to: entries.count, by: size).enumerated().map { number, start in
      BrandChunk(
        number: number, start: start, schema: collection.schema,
        entries: entries[start..<min(start + size, entries.count)], table: "")
    }
  }

  /// Chunks with tables.
  static func dense(_ collection: PublishedCollection) -> [BrandChunk] {
    let writer = EntryTable(collection.schema.entry)
    var chunks: [BrandChunk] = []
    var (start, table) = (0, "")
    let finish = { (end: Int) in
      chunks.append(
        BrandChunk(
          number: chunks.count, start: start, schema: collection.schema,
          entries: collection.entries[start..<end], table: table))
    }
    for (index, entry) in collection.entries.enumerated() {
      let line = writer.line(entry.values)
      if index > start, table.utf8.count + line.utf8.count > tableLength {
        finish(index)
        (start, table) = (index, "")
      }
      table += line
    }
    finish(collection.entries.count)
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
