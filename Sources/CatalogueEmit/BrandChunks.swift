package import CatalogueSources
internal import StrictJSON

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
  private let writer: FragmentWriter

  /// The longest table, unless one brand is longer. In UTF-8; Java's variant of it may be half as long again.
  private static let tableLength = 40_000

  /// The most entries of a chunk that people can read.
  static let mostEntries = 50
  /// The most values of one, unless a single entry has more: of a few thousand, Java's methods are too long, and Swift's type
  /// checker takes a time that grows with their square.
  private static let mostValues = 2000

  /// Chunks that people can read.
  static func readable(_ collection: PublishedCollection) -> [BrandChunk] {
    let writer = FragmentWriter(collection.schema.entry)
    let counts = collection.entries.map { entry in
      entry.fragments?.literals?.valueCount ?? Literal(entry, of: collection.schema).valueCount
    }
    return readableRanges(counts).enumerated().map { number, range in
      BrandChunk(
        number: number, start: range.lowerBound, schema: collection.schema,
        entries: collection.entries[range], writer: writer)
    }
  }

  /// Which entries are in each chunk.
  /// - Parameter counts: how many values each entry has.
  static func readableRanges(_ counts: [Int]) -> [Range<Int>] {
    var (ranges, start, values): ([Range<Int>], Int, Int) = ([], 0, 0)
    for (index, count) in counts.enumerated() {
      if index > start, index - start == mostEntries || values + count > mostValues {
        ranges.append(start..<index)
        (start, values) = (index, 0)
      }
      values += count
    }
    if start < counts.count { ranges.append(start..<counts.count) }
    return ranges
  }

  /// Chunks with tables.
  static func dense(_ collection: PublishedCollection) -> [BrandChunk] {
    let writer = FragmentWriter(collection.schema.entry)
    let isWritten = collection.entries.allSatisfy { $0.fragments?.compiled != nil }
    let entries =
      isWritten ? collection.entries : collection.entries.map { $0.written(by: writer, isInTables: true) }
    var chunks: [BrandChunk] = []
    var (start, length) = (0, 0)
    let finish = { (end: Int) in
      chunks.append(
        BrandChunk(
          number: chunks.count, start: start, schema: collection.schema, entries: entries[start..<end],
          writer: writer))
    }
    for (index, entry) in entries.enumerated() {
      let count = writer.compiled(entry).row.count
      length += count
      guard index > start, length > tableLength else { continue }
      finish(index)
      (start, length) = (index, count)
    }
    finish(entries.count)
    return chunks
  }

  /// The brands as a text that compilers read quickly, in UTF-8.
  var table: [UInt8] {
    var table: [UInt8] = []
    for brand in entries { writer.compiled(brand).row.append(to: &table) }
    return table
  }

  /// The brands as JSON in one line, with the fields that are compiled into apps.
  var json: [UInt8] {
    var json: [UInt8] = [UInt8(ascii: "[")]
    for (number, brand) in entries.enumerated() {
      if number > 0 { json += ", ".utf8 }
      writer.compiled(brand).json.append(to: &json)
    }
    return json + [UInt8(ascii: "]")]
  }

  /// The table in parts, none of which is too long for a Java literal.
  var tableParts: [[UInt8]] {
    let table = table
    guard table.count > Self.tableLength else { return [table] }
    var parts: [[UInt8]] = []
    var rest = table[...]
    // Between two scalars, of which none has more than four bytes.
    while rest.count > Self.tableLength - 3 {
      let tail = rest.dropFirst(Self.tableLength - 3).drop { $0 & 0xC0 == 0x80 }
      guard !tail.isEmpty else { break }
      parts.append(Array(rest[..<tail.startIndex]))
      rest = tail
    }
    return parts + [Array(rest)]
  }
}
