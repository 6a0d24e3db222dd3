import Catalogue
import Diagnostics
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueRules
@testable import CatalogueSources

/// A file that lies in a folder for months is cut off, overwritten or replaced; a build takes that for no file at all.
@Suite("A damaged cache")
struct DamagedCacheTests {
  /// A small cache with everything in it: colours, a warning with its place, what Android can't draw.
  private static let logos = [
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path clip-path="url(#a)" d="M0 0h2v2H0z"/></svg>"##,
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><g opacity=".5"><path fill="#036" d="M0 0h2v2H0z"/><path d="M0 0h1v1H0z"/></g></svg>"##,
  ].enumerated().map { index, text in
    LogoDrawing(SourceText(path: "logos/\(index).svg", bytes: Array(text.utf8)))
  }

  private let kind: KindFiles
  private let sources: ParsedSources
  private let contents: BuildCacheContents
  private let bytes: [UInt8]

  init() throws {
    kind = try ProjectFiles.schemas().kind
    let file = SourceText(path: "brands/pam.yaml", bytes: Array(Market.brand("pam").utf8))
    let schema = try KindSchema(kind)
    let alone = SourceParser(kind: schema).parse(alone: file, in: MarketSettings(file, nil))
    sources = ParsedSources(
      kind: schema, settings: alone.settings, collections: alone.collections, logoPaths: [],
      logos: Self.logos, assets: [], problems: [])
    let catalogue = try Self.catalogue(of: sources)
    contents = BuildCacheContents(
      sources, catalogue: catalogue, findings: [],
      kind: kind)
    bytes = contents.bytes
  }

  /// The brands as they are published.
  private static func catalogue(of sources: ParsedSources) throws -> PublishedCatalogue {
    let schema = sources.collections[0].schema
    let entries = sources.brands.map { brand in
      EntryPublisher(schema).entry(brand.object, id: brand.key, neutral: .steps, digest: nil)
        .written(by: FragmentWriter(schema.entry), isInTables: true)
    }
    return PublishedCatalogue(
      schemaVersion: 1, country: nil, version: CatalogueVersion(date: .earliest, revision: 1),
      kind: sources.kind, collections: [(entries, [])], categories: [])
  }

  private func isEmpty(_ bytes: [UInt8]) -> Bool {
    let cache = BuildCache(bytes).read(by: kind)
    return Self.logos.allSatisfy { cache.facts(of: $0.source) == nil }
      && sources.brands.allSatisfy { cache.entry(of: $0.source) == nil }
  }

  @Test("has everything in it, undamaged")
  func whole() throws {
    let cache = BuildCache(bytes).read(by: kind)
    for logo in Self.logos { #expect(cache.facts(of: logo.source) == logo.facts) }
    #expect(Self.logos.contains { !$0.facts.remarks.isEmpty })
    #expect(Self.logos.contains { $0.facts.limitation != nil })
    let brand = try #require(sources.brands.first)
    let entry = try #require(cache.entry(of: brand.source))
    #expect(entry.value == brand.encoded)
    #expect(entry.published?.title == brand.name?.value)
    #expect(entry.published?.fragments.compiled != nil)
  }

  @Test("is the same in parts of any length", arguments: [1, 8, 13, 1000])
  func parts(count: Int) {
    var parts: [[UInt8]] = []
    let checksum = contents.write(partCount: count) { parts.append($0) }
    #expect(parts.count > 1)
    #expect(Array(parts.joined()) == bytes)
    #expect(BuildCache(bytes).checksum == checksum)
  }

  /// Where it is damaged: at all places of the head, and in the fast tier at every 16th after it.
  private var places: [Int] { bytes.indices.filter { TestTier.isSlow || $0 < 64 || $0.isMultiple(of: 16) } }

  @Test("is empty wherever it is cut off")
  func truncated() {
    for count in places { #expect(isEmpty(Array(bytes.prefix(count))), "\(count)") }
  }

  @Test("is empty whichever bit is another, and with a byte more")
  func flipped() {
    for place in places {
      var bytes = self.bytes
      bytes[place] ^= 1 << (place % 8)
      #expect(isEmpty(bytes), "\(place)")
    }
    #expect(isEmpty(bytes + [0]))
  }

  @Test("is empty after several accidents at once, and as another program's file")
  func mutated() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<RandomTrials.count(1000) {
      var bytes = self.bytes
      for _ in 0..<3 { random.damage(&bytes, with: [0, 1, 0xFF]) }
      if bytes != self.bytes { #expect(isEmpty(bytes)) }
    }
    #expect(isEmpty(try Project.bytes("README.md")))
  }

  @Test("ends nothing and takes no memory, even with a checksum that is right")
  func hostile() {
    let title = BuildCache.title
    var random = SeededGenerator(seed: 8)
    for _ in 0..<RandomTrials.count(2000) {
      var body = Array(bytes.dropFirst(title.count).dropLast(8))
      random.damage(&body, with: [0, 1, 0x7F, 0x80, 0xFF])
      var file = BinaryWriter(title + body)
      file.write(word: Checksum.of(file.bytes[...]))
      let cache = BuildCache(file.bytes).read(by: kind)
      for logo in Self.logos {
        for remark in cache.facts(of: logo.source)?.remarks ?? [] {
          _ = remark.finding(in: LogoSourceText(logo.source))
        }
      }
      for brand in sources.brands {
        guard let entry = cache.entry(of: brand.source) else { continue }
        let brand = BrandSource(brand.source, sources.collections[0].fields, cached: entry)
        _ = (brand.name, brand.encoded)
      }
    }
  }

  @Test("changes nothing of a build")
  func build() async throws {
    var files = try RuleFixture(name: "W210-missing-clip").sources()
    let pipeline = CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1)
    let expected = await pipeline.build(files)
    let cache = try #require(expected.cacheContents?.bytes)
    var random = SeededGenerator(seed: 9)
    for _ in 0..<8 {
      var damaged = cache
      random.damage(&damaged, with: [0, 1, 0xFF])
      files.cache = BuildCache(damaged)
      let result = await pipeline.build(files)
      #expect(result.files == expected.files)
      #expect(result.diagnostics == expected.diagnostics)
    }
  }
}
