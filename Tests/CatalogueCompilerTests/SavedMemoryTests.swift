import Catalogue
import Diagnostics
import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueSources

/// A build of very many entries takes time to save memory; nothing of what it gives may show that.
@Suite("A build that saves memory")
struct SavedMemoryTests {
  /// A scratch space in memory.
  final class Scratch: ScratchSpace {
    enum Condition: CaseIterable, Sendable {
      case fine, full, lost
    }

    private let condition: Condition
    private let lock = NSLock()
    nonisolated(unsafe) private var bytes: [UInt8] = []

    init(_ condition: Condition) { self.condition = condition }

    /// How many bytes were put away.
    var count: Int { lock.withLock { bytes.count } }

    func append(_ more: [UInt8]) -> Range<Int>? {
      guard condition != .full else { return nil }
      return lock.withLock {
        bytes += more
        return bytes.count - more.count..<bytes.count
      }
    }

    func read(_ range: Range<Int>) -> [UInt8]? {
      condition == .lost ? nil : lock.withLock { Array(bytes[range]) }
    }
  }

  /// Ids that aren't alike.
  private static func id(_ number: Int) -> String {
    let syllables = ["ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru"]
    return [number / 100, number / 10 % 10, number % 10].map { syllables[$0] }.joined()
  }

  /// So many brands that code has them in tables, some with logos, of which Android can't draw one.
  private func market() -> Market {
    var market = Market()
    for number in 0..<260 {
      let id = Self.id(number)
      market.brands[id] = Market.brand(id, "keywords: [offerte \(id)]")
    }
    for id in [Self.id(3), Self.id(30)] {
      market.brands[id] = Market.brand(id, Market.besideLogo)
        .replacingOccurrences(of: "logo: null", with: "logo: \(id).svg")
      market.logos.append("\(id).svg")
    }
    market.drawings["\(Self.id(3)).svg"] = ##"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><clipPath id="c"><path d="M0 0h4v8H0z"/></clipPath>\##
      <g opacity=".5"><path fill="#036" d="M0 0h5v5H0z"/><path fill="#930" d="M3 3h5v5H3z"/></g></svg>
      """##
    market.brands["pam"] = Market.brand("pam", "status: closed\nendedOn: 2026-05-01")
    market.brands["coop"] = Market.brand("coop", "aliases: [Coop]")
    return market
  }

  private func build(_ files: SourceFiles, _ scratch: Scratch? = nil) async throws -> BuildResult {
    await CataloguePipeline(today: try #require(CalendarDate("2026-06-01")), jobs: 2, scratch: scratch)
      .build(files)
  }

  @Test(
    "gives the same files, findings, pictures and cache, also where the scratch space is full or can't be read",
    arguments: Scratch.Condition.allCases)
  func sameResult(condition: Scratch.Condition) async throws {
    let (files, scratch) = (try market().files(), Scratch(condition))
    let (plain, saving) = (try await build(files), try await build(files, scratch))
    #expect(plain.files?.count == 12 && saving.files == plain.files)
    #expect(saving.diagnostics == plain.diagnostics && plain.diagnostics.contains { $0.rule == "W204" })
    #expect(plain.images.count == 1 && saving.images == plain.images)
    #expect(saving.catalogue?.json() == plain.catalogue?.json())
    #expect(saving.cacheContents?.bytes == plain.cacheContents?.bytes)
    #expect((scratch.count > 0) == (condition != .full))
  }

  @Test("gives the values of entries to those who ask for them afterwards")
  func values() async throws {
    let files = try market().files()
    let (plain, saving) = (try await build(files), try await build(files, Scratch(.fine)))
    let (entries, others) = (
      plain.catalogue?.collections[0].entries, saving.catalogue?.collections[0].entries
    )
    #expect(entries?.count == 261 && entries == others)
  }

  @Test("with the cache of an earlier build, also gives the same")
  func withCache() async throws {
    var market = market()
    let cache = try #require(try await build(market.files()).cacheContents?.bytes)
    market.brands[Self.id(7)] = Market.brand(Self.id(7), "keywords: [pane]")
    var files = try market.files()
    files.cache = BuildCache(cache)
    let (plain, saving) = (try await build(files), try await build(files, Scratch(.fine)))
    #expect(plain.files != nil && saving.files == plain.files)
    #expect(saving.cachedCount == plain.cachedCount && saving.keepsCache == plain.keepsCache)
    #expect(saving.sourcesBesideCache == plain.sourcesBesideCache)
  }
}
