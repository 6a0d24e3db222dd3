import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueSources

/// A file that lies in a folder for months is cut off, overwritten or replaced; a build takes that for no file at all.
@Suite("A damaged cache of logos")
struct DamagedLogoCacheTests {
  /// A small cache with everything in it: colours, a warning with its place, what Android can't draw.
  private static let logos = [
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path clip-path="url(#a)" d="M0 0h2v2H0z"/></svg>"##,
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><g opacity=".5"><path fill="#036" d="M0 0h2v2H0z"/><path d="M0 0h1v1H0z"/></g></svg>"##,
  ].enumerated().map { index, text in
    LogoSource(
      source: SourceText(path: "logos/\(index).svg", bytes: Array(text.utf8)),
      forms: LogoForms(Array(text.utf8), key: "\(index)"))
  }

  private static let bytes = LogoCache.bytes(of: logos)

  private func isEmpty(_ bytes: [UInt8]) -> Bool {
    let cache = LogoCache(bytes)
    return Self.logos.allSatisfy { cache.forms(of: $0.source) == nil }
  }

  @Test("has everything in it, undamaged")
  func whole() {
    let cache = LogoCache(Self.bytes)
    for logo in Self.logos { #expect(cache.forms(of: logo.source) == logo.forms) }
    #expect(Self.logos.contains { !$0.forms.remarks.isEmpty })
    #expect(Self.logos.contains { $0.forms.limitation != nil })
  }

  @Test("is empty wherever it is cut off")
  func truncated() {
    for count in Self.bytes.indices { #expect(isEmpty(Array(Self.bytes.prefix(count))), "\(count)") }
  }

  @Test("is empty whichever bit is another, and with a byte more")
  func flipped() {
    for place in Self.bytes.indices {
      var bytes = Self.bytes
      bytes[place] ^= 1 << (place % 8)
      #expect(isEmpty(bytes), "\(place)")
    }
    #expect(isEmpty(Self.bytes + [0]))
  }

  @Test("is empty after several accidents at once, and as another program's file")
  func mutated() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<RandomTrials.count(1000) {
      var bytes = Self.bytes
      for _ in 0..<3 { random.damage(&bytes, with: [0, 1, 0xFF]) }
      if bytes != Self.bytes { #expect(isEmpty(bytes)) }
    }
    #expect(isEmpty(try Project.bytes("README.md")))
  }

  @Test("ends nothing and takes no memory, even with a checksum that is right")
  func hostile() {
    let head = Self.bytes.count - Self.body.count
    var random = SeededGenerator(seed: 8)
    for _ in 0..<RandomTrials.count(2000) {
      var body = Self.body
      random.damage(&body, with: [0, 1, 0x7F, 0x80, 0xFF])
      var bytes = BinaryWriter(Array(Self.bytes.prefix(head - 8)))
      bytes.write(word: Checksum.of(body[...]))
      let cache = LogoCache(bytes.bytes + body)
      for logo in Self.logos {
        for remark in cache.forms(of: logo.source)?.remarks ?? [] { _ = remark.finding(in: logo.source) }
      }
    }
  }

  /// What comes after the checksum.
  private static var body: [UInt8] { Array(bytes.dropFirst("logo cache 1\n".utf8.count + 16)) }

  @Test("changes nothing of a build")
  func build() async throws {
    var files = try RuleFixture(name: "W210-missing-clip").sources()
    let pipeline = CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1)
    let expected = await pipeline.build(files)
    let cache = try #require(expected.logoCache)
    var random = SeededGenerator(seed: 9)
    for _ in 0..<8 {
      files.logoCache = cache
      random.damage(&files.logoCache, with: [0, 1, 0xFF])
      let result = await pipeline.build(files)
      #expect(result.files == expected.files)
      #expect(result.diagnostics == expected.diagnostics)
    }
  }
}
