import BundleTestSupport
import Catalogue
import FilePatches
import StrictJSON
import TestSupport
import Testing
import UpdateFramework

@testable import BundlePublisher

@Suite("Publishing patches")
struct PatchTests {
  private let team: Team
  private var repository = MemoryRepository()

  init() throws { team = try Team() }

  private static func sample(_ day: String, changed: Bool = false) throws -> SampleCatalogue {
    try SampleCatalogue(
      "2026-\(day)", (10..<30).map { "brand-\($0)" + ($0 == 20 && changed ? "+\(day)" : "") })
  }

  /// Publishes a catalogue with patches from all those given.
  private mutating func publish(
    _ sample: SampleCatalogue, from bases: [SampleCatalogue], _ policy: PatchPolicy = PatchPolicy(),
    at time: SigningTime = .start
  ) throws -> Targets {
    var known = try PatchBases(policy, to: BundleContent(sample), at: time)
    for base in bases {
      let isAdded = known.add(base.json)
      #expect(isAdded)
    }
    let publication = try Publisher(keys: team.publishers, at: time, allowsFuture: true).publish(
      BundleContent(sample), roots: team.roots, over: repository.state(team, patchBases: known))
    repository.write(try #require(publication))
    return try #require(
      try repository.metadata(team.roots.bytes(of: 1) ?? [], at: nil).targets(of: .topLevel)?.payload)
  }

  private func path(from base: SampleCatalogue) -> String {
    FilePatch.targetPath(
      of: "italy.json", baseHash: ContentHash(of: base.json, by: .sha256).hexadecimal)
  }

  private func patches(_ targets: Targets) -> Set<String> {
    Set(targets.files.keys.map(\.text).filter { $0.hasPrefix("patches/") })
  }

  @Test("a release lists a patch from each earlier one, which makes its catalogue of the earlier one")
  mutating func patches() throws {
    let (first, second) = (try Self.sample("06-01"), try Self.sample("06-02", changed: true))
    let third = try Self.sample("06-03", changed: true)
    _ = try publish(first, from: [])
    _ = try publish(second, from: [first])
    let targets = try publish(third, from: [first, second])
    #expect(patches(targets) == [path(from: first), path(from: second)])
    for base in [first, second] {
      let file = try #require(targets.file(path(from: base)))
      let bytes = try #require(repository.files["targets/\(file.consistentPath(of: path(from: base)))"])
      #expect(file.isMatched(by: bytes))
      #expect(bytes.count < 400)
      let patch = try FilePatch(decoding: bytes)
      #expect(patch.baseHash == ContentHash(of: base.json, by: .sha256).bytes)
      #expect(try patch.result(from: base.json, length: third.json.count) == third.json)
    }
  }

  @Test("no patch is listed from the release itself, nor from an old one of which nothing is left")
  mutating func useless() throws {
    let first = try Self.sample("06-01")
    #expect(try patches(publish(first, from: [first])) == [])
    let other = try SampleCatalogue("2026-05-30", ["other"])
    let next = try Self.sample("06-02")
    let targets = try publish(next, from: [other, first])
    #expect(patches(targets) == [path(from: first)])
  }

  @Test("a catalogue of a wrong date, above the new one, is no base")
  mutating func wrongDate() throws {
    let (first, wrong) = (try Self.sample("06-01"), try Self.sample("12-31", changed: true))
    _ = try publish(first, from: [])
    let next = try Self.sample("06-02", changed: true)
    #expect(
      try patches(publish(next, from: [first, wrong], PatchPolicy(releases: 1))) == [path(from: first)])
  }

  @Test("the policy limits how many releases have patches, the newest first, and how old they are")
  mutating func policy() throws {
    let earlier = try ["03-01", "05-01", "05-02", "05-03"].map { try Self.sample($0) }
    _ = try publish(earlier[3], from: [])
    let next = try Self.sample("06-01", changed: true)
    let few = try publish(next, from: earlier, PatchPolicy(releases: 2, days: 90))
    #expect(patches(few) == [path(from: earlier[3]), path(from: earlier[2])])
    let later = try Self.sample("06-02", changed: true)
    let young = try publish(later, from: earlier, PatchPolicy(releases: 10, days: 31))
    #expect(patches(young) == Set(earlier[1...].map { path(from: $0) }))
    let none = try publish(Self.sample("06-03"), from: earlier, PatchPolicy(releases: 0))
    #expect(patches(none) == [])
  }

  @Test("the same content is still published, whatever patches would be made now")
  mutating func same() throws {
    let (first, second) = (try Self.sample("06-01"), try Self.sample("06-02"))
    _ = try publish(first, from: [])
    _ = try publish(second, from: [first])
    #expect(try repository.publish(second, team) == nil)
  }

  @Test("what isn't a catalogue is no base")
  func notACatalogue() throws {
    var bases = try PatchBases(PatchPolicy(), to: BundleContent(Self.sample("06-01")), at: .start)
    let isAdded = [Array("{}".utf8), [0xFF]].map { bases.add($0) }
    #expect(isAdded == [false, false])
    #expect(bases.catalogues.isEmpty)
  }
}

@Suite("The difference of two catalogues")
struct EntryDifferenceTests {
  private func patch(from base: [UInt8], to file: [UInt8]) throws -> FilePatch {
    let instructions = EntryDifference.instructions(from: base, to: file)
    let hash = ContentHash(of: base, by: .sha256).bytes
    let patch = try FilePatch(baseHash: hash, baseLength: base.count, instructions)
    #expect(try FilePatch(decoding: patch.bytes).result(from: base, length: file.count) == file)
    return patch
  }

  @Test("is the changed field of each changed entry and the version")
  func changedField() throws {
    let base = try SampleCatalogue("2026-06-01", (100..<200).map { "brand-\($0)" }).json
    let text = String(decoding: base, as: UTF8.self)
    let file = text.replacing("2026-06-01", with: "2026-06-02")
      .replacing("Brand brand-150", with: "Great Brand 150").replacing(
        "Brand brand-151", with: "Great Brand 151")
    let patch = try patch(from: base, to: Array(file.utf8))
    #expect(patch.instructions.count == 7)
    #expect(patch.bytes.count < 150)
  }

  @Test("is an entry where one is new, moved or removed, and an old app's unknown field is as it was")
  func entries() throws {
    let base = try SampleCatalogue("2026-06-01", (10..<60).map { "brand-\($0)" }).json
    let known = String(decoding: base, as: UTF8.self).replacing(
      "\"aliases\": [],", with: "\"aliases\": [],\n      \"motto\": \"Più\",")
    for ids in [Array(10..<70), Array(5..<59), [59] + Array(10..<59), Array(30..<60) + Array(10..<30)] {
      let next = try SampleCatalogue("2026-06-02", ids.map { "brand-\($0)" }, closed: ["old"]).json
      let file = String(decoding: next, as: UTF8.self).replacing(
        "\"aliases\": [],", with: "\"aliases\": [],\n      \"motto\": \"Più\",")
      let patch = try patch(from: Array(known.utf8), to: Array(file.utf8))
      #expect(patch.bytes.count < file.utf8.count / 4)
    }
  }

  @Test(
    "makes any file of any other",
    arguments: [
      "", "\n", "{}", "x\n\n  \"a\": 1", "    {\n", "no newline    {",
      "  \"a\": [\n    {\n      \"id\": 1\n    }\n  ]\n",
    ])
  func anything(text: String) throws {
    let sample = try SampleCatalogue("2026-06-01", ["alfa"]).json
    _ = try patch(from: sample, to: Array(text.utf8))
    _ = try patch(from: Array(text.utf8), to: sample)
  }

  @Test("makes the same file after random edits of lines, bytes and whole entries", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var random = Edits(seed: seed)
    let base = try SampleCatalogue("2026-06-01", (10..<40).map { "brand-\($0)" }).json
    var file = base
    for _ in 0...random.number(below: 12) { random.edit(&file) }
    _ = try patch(from: base, to: file)
    _ = try patch(from: file, to: base)
  }
}

/// Random edits of a file.
private struct Edits {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &generator) }

  mutating func edit(_ file: inout [UInt8]) {
    let start = number(below: file.count)
    let end = min(start + number(below: 400), file.count)
    switch number(below: 4) {
    case 0: file.replaceSubrange(start..<end, with: [])
    case 1: file.insert(contentsOf: Array(file[start..<end]), at: number(below: file.count))
    case 2: file.replaceSubrange(start..<end, with: file[start..<end].reversed())
    default: file.insert(contentsOf: Array("  \"é\": {\n    {\n".utf8), at: start)
    }
  }
}
