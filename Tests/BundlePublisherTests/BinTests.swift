import BundleTestSupport
import Catalogue
import StrictJSON
import TestSupport
import Testing
import UpdateFramework

@testable import BundlePublisher

@Suite("Bins of files that belong to entries")
struct BinTests {
  private var team: Team
  private var repository = MemoryRepository()

  init() throws { team = try Team() }

  private static func sample(_ day: String, count: Int, changed: Int? = nil) throws -> SampleCatalogue {
    try SampleCatalogue(
      "2026-\(day)", (1000..<1000 + count).map { "brand-\($0)" + ($0 == changed ? "+\(day)" : "") })
  }

  private func metadata() throws -> TrustedMetadata {
    try repository.metadata(team.roots.bytes(of: 1) ?? [], at: nil)
  }

  /// The files of metadata among those that were written.
  private func metadata(of publication: Publication?) -> [String] {
    (publication?.files ?? []).map(\.path).filter { $0.hasPrefix("metadata/") }.map {
      String($0.dropFirst(9))
    }
  }

  @Test("up to 32 files are listed by the targets, more by two bins or more, each in that of its path")
  mutating func split() throws {
    try repository.publish(Self.sample("06-01", count: 32), team)
    #expect(try metadata().bins.isEmpty)
    #expect(try metadata().targets(of: .topLevel)?.payload.delegations == nil)
    let next = try Self.sample("06-02", count: 300)
    let written = metadata(of: try repository.publish(next, team))
    #expect(
      written == [
        "1.assets-0.json", "1.assets-1.json", "1.assets-2.json", "1.assets-3.json", "2.targets.json",
        "2.snapshot.json", "timestamp.json",
      ])
    let trusted = try metadata()
    let targets = try #require(trusted.targets(of: .topLevel)?.payload)
    #expect(Set(targets.files.keys.map(\.text)) == ["italy.json", "italy.json.gz"])
    #expect(trusted.listedFiles.count == 302)
    let bins = try #require(targets.delegations?.bins)
    for (role, bin) in trusted.bins {
      #expect(bin.payload.files.keys.allSatisfy { bins.name(for: $0.text) == role })
    }
    #expect(try repository.catalogue(team.roots.bytes(of: 1) ?? [], at: .start) == next.json)
  }

  @Test("a changed file changes its bin alone, and nothing is written for the same content")
  mutating func change() throws {
    try repository.publish(Self.sample("06-01", count: 300), team)
    let next = try Self.sample("06-02", count: 300, changed: 1100)
    let written = metadata(of: try repository.publish(next, team))
    #expect(written.count == 4)
    #expect(written.first?.hasPrefix("2.assets-") == true)
    #expect(try repository.publish(next, team, at: .day(1)) == nil)
    #expect(try repository.catalogue(team.roots.bytes(of: 1) ?? [], at: .start) == next.json)
  }

  @Test(
    "a publisher that stops anywhere leaves the old release or the new one, and the next one continues",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  mutating func stopped() throws {
    let old = try Self.sample("06-01", count: 300)
    try repository.publish(old, team)
    let published = repository
    let next = try Self.sample("06-02", count: 300, changed: 1100)
    let count = try #require(try repository.publish(next, team)).files.count
    for stop in 0...count {
      repository = published
      try repository.publish(next, team, first: stop)
      let root = team.roots.bytes(of: 1) ?? []
      #expect(try repository.catalogue(root, at: .start) == (stop < count ? old.json : next.json))
      if stop < count { #expect(try repository.publish(next, team) != nil) }
      #expect(try repository.catalogue(root, at: .start) == next.json)
    }
  }

  @Test("the daily job lists the bins again, and signs none")
  mutating func refresh() throws {
    try repository.publish(Self.sample("06-01", count: 40), team)
    let before = try #require(try metadata().snapshot?.payload.files)
    let publication = try repository.refresh(team, at: .day(3), keys: team.keys("snapshot", "timestamp"))
    #expect(metadata(of: publication) == ["2.snapshot.json", "timestamp.json"])
    let after = try #require(try metadata().snapshot?.payload.files)
    #expect(Set(before.keys) == Set(after.keys))
    #expect(after.count == 3)
    #expect(try metadata().bins.count == 2)
  }

  @Test(
    "bins are never fewer, and the snapshot lists every one that was ever listed",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  mutating func growth() throws {
    let counts = [40, 20, 300, 2500, 30]
    var listed: Set<String> = []
    let all = (1000..<4000).map { "brand-\($0)" }
    for (index, count) in counts.enumerated() {
      let sample = try SampleCatalogue(
        "2026-06-0\(index + 1)", Array(all.prefix(count)), closed: Array(all.prefix(2500).dropFirst(count)))
      try repository.publish(sample, team, allowsFuture: true)
      let names = Set(try #require(metadata().snapshot?.payload.files).keys.map(\.text))
      #expect(names.isSuperset(of: listed))
      listed = names
      #expect(try repository.catalogue(team.roots.bytes(of: 1) ?? [], at: .start) == sample.json)
    }
    // 2, 2, 4, 32 and 32 bins: the first four have other names than the last.
    #expect(listed.count == 1 + 4 + 32)
  }

  @Test("new keys of the targets sign all bins anew")
  mutating func newKeys() throws {
    let sample = try Self.sample("06-01", count: 40)
    try repository.publish(sample, team)
    let old = team.publishers
    try team.change(.targets, to: ["other"])
    try repository.publish(sample, team, keys: old + team.keys("other"))
    #expect(try metadata().bins.values.map(\.payload.version) == [2, 2])
    #expect(try metadata().targets(of: .topLevel)?.payload.delegations?.bins?.keys.identifiers.count == 1)
  }

  @Test("bins are renewed when less than a third of their lifetime is left, with the release")
  mutating func renewal() throws {
    let sample = try Self.sample("06-01", count: 40)
    try repository.publish(sample, team)
    // The bin of the new file, and not the other.
    let next = try Self.sample("06-02", count: 41)
    for day in stride(from: 6, through: 54, by: 6) {
      _ = try repository.refresh(team, at: .day(Int64(day)), keys: team.keys("snapshot", "timestamp"))
    }
    try repository.publish(next, team, at: .day(55))
    #expect(try metadata().bins.values.map(\.payload.version).sorted() == [1, 2])
    _ = try repository.refresh(team, at: .day(61), keys: team.keys("snapshot", "timestamp"))
    let written = metadata(of: try repository.publish(next, team, at: .day(62)))
    #expect(written.count == 4)
    #expect(try metadata().bins.values.map(\.payload.version).sorted() == [2, 2])
  }

  @Test("bins are renewed with the release that is asked to be")
  mutating func renewedBefore() throws {
    let sample = try Self.sample("06-01", count: 40)
    try repository.publish(sample, team)
    #expect(try repository.publish(sample, team, at: .day(1)) == nil)
    #expect(
      try repository.publish(sample, team, at: .day(1), renews: true)?.expiries[1].expires.description
        == "2026-08-31T12:00:00Z")
    #expect(try metadata().bins.values.map(\.payload.version) == [2, 2])
  }

  @Test(
    "at 10 000 logos, the metadata that an app downloads with a release is at most 20 kB",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  mutating func size() throws {
    let publication = try repository.publish(Self.sample("06-01", count: 10_000), team)
    let lengths = try #require(publication).files.filter {
      ["metadata/1.targets.json", "metadata/1.snapshot.json", "metadata/timestamp.json"].contains($0.path)
    }.map(\.bytes.count)
    #expect(lengths.count == 3)
    #expect(lengths.reduce(0, +) < 8000)
    #expect(try metadata().bins.count == 128)
  }
}
