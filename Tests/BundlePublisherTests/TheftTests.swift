import BundlePublisher
import BundleTestSupport
import Catalogue
import StrictJSON
import Testing
import UpdateFramework

@Suite("After a theft of keys")
struct TheftTests {
  private let good: SampleCatalogue
  private let next: SampleCatalogue
  private let replacement: Replacement
  private let root: [UInt8]
  private var team: Team
  private var repository = MemoryRepository()

  /// A good release, over which a thief of all keys but the roots' publishes another one; then all three are replaced.
  init() throws {
    team = try Team()
    root = try #require(team.roots.bytes(of: 1))
    good = try SampleCatalogue("2026-06-01", ["alfa", "beta"])
    next = try SampleCatalogue("2026-06-02", ["alfa", "beta"])
    try repository.publish(good, team)
    let version = CatalogueVersion(date: try #require(CalendarDate("9999-12-31")), revision: 1)
    try repository.publish(
      SampleCatalogue("9999-12-31", ["alfa", "beta", "thief"]), team, allowsFuture: true)
    let baseline = try CatalogueOutline(decoding: good.json)
    replacement = Replacement(of: version, reason: "theft", baseline: baseline)
    for role in RoleName.published { try team.change(role, to: ["new \(role.text)"]) }
  }

  @Test("the new keys replace the thief's release, and apps with any root get the next one")
  func replaced() throws {
    var repository = repository
    try repository.publish(next, team, allowsGap: true, replacing: replacement)
    for version in team.roots.versions {
      #expect(try repository.catalogue(#require(team.roots.bytes(of: version)), at: .start) == next.json)
    }
  }

  @Test("a thief's release that has expired doesn't keep the new keys away")
  func expired() throws {
    var repository = repository
    try repository.publish(next, team, at: .day(30), allowsGap: true, replacing: replacement)
    #expect(try repository.catalogue(root, at: .day(30)) == next.json)
  }

  @Test("a catalogue that nobody can read is blamed on the published release, and not on the new one")
  func unreadable() throws {
    let team = try Team()
    var repository = MemoryRepository()
    try repository.publish(good, team)
    let present = try repository.metadata(root(of: team), at: nil, followsNewerRoots: false)
    let junk: [UInt8] = Array("{}".utf8)
    var targets = try #require(present.targets(of: .topLevel)).payload
    let file = TargetFile(
      length: 2, hashes: ContentHashes(sha256: ContentHash(of: junk, by: .sha256)), custom: nil)
    targets.files[ByteString("italy.json")] = file
    repository.set("targets/\(file.consistentPath(of: "italy.json"))", junk)
    try put(targets, as: 2, team, &repository)
    #expect { try repository.publish(next, team) } throws: {
      "\($0)".hasPrefix("apps can't read the published")
    }
  }

  @Test("versions that the thief used up don't count, and the next ones go on from the honest ones")
  func versions() throws {
    var repository = try exhausted(repository, of: team)
    try repository.publish(next, team, allowsGap: true, replacing: replacement)
    let metadata = try repository.metadata(root, at: .start)
    #expect(metadata.targets(of: .topLevel)?.payload.version == 3)
    #expect(metadata.snapshot?.payload.version == 3)
    #expect(try #require(metadata.timestamp?.payload.version) < 10)
    #expect(try repository.catalogue(root, at: .start) == next.json)
    // The thief's files are still in the folder.
    let newest = try SampleCatalogue("2026-06-03", ["alfa", "beta"])
    try repository.publish(newest, team, at: .day(1))
    #expect(try repository.metadata(root, at: .day(1)).snapshot?.payload.version == 4)
  }

  @Test("versions that the thief used up count as long as apps remember them")
  func remembered() throws {
    var team = try Team()
    var repository = MemoryRepository()
    try repository.publish(good, team)
    repository = try exhausted(repository, of: team)
    try team.change(.targets, to: ["new"])
    #expect {
      try repository.publish(
        next, team, keys: team.publishers, allowsGap: true,
        replacing: Replacement(
          of: Catalogue(decoding: good.json).version, reason: "theft",
          baseline: CatalogueOutline(decoding: good.json)))
    } throws: { "\($0)".contains("the highest version there is") }
  }

  /// The present release, signed by a thief with the highest versions there are.
  private func exhausted(_ before: MemoryRepository, of team: Team) throws -> MemoryRepository {
    var repository = before
    let present = try repository.metadata(root(of: team), at: nil, followsNewerRoots: false)
    try put(#require(present.targets(of: .topLevel)).payload, as: .max, team, &repository)
    return repository
  }

  /// Signs targets with a version, and a snapshot and a timestamp over them.
  private func put(
    _ targets: Targets, as version: Int64, _ team: Team, _ repository: inout MemoryRepository
  ) throws {
    let header = MetadataHeader(version: version, expires: try SigningTime.start.after(days: 7))
    var targets = targets
    targets.header = header
    let listed = try put("\(version).targets.json", targets, "release", team, &repository)
    let snapshot = Snapshot(header: header, targets: listed)
    let listedSnapshot = try put("\(version).snapshot.json", snapshot, "snapshot", team, &repository)
    _ = try put(
      "timestamp.json", Timestamp(header: header, snapshot: listedSnapshot), "timestamp", team, &repository)
  }

  private func root(of team: Team) throws -> [UInt8] { try #require(team.roots.bytes(of: 1)) }

  private func put(
    _ name: String, _ payload: some MetadataPayload, _ owner: String, _ team: Team,
    _ repository: inout MemoryRepository
  ) throws -> ListedFile {
    let key = try #require(team.keys[owner])
    var metadata = try SignedMetadata(payload)
    metadata.add(
      Signature(keyIdentifier: PublicKey(of: key).identifier, bytes: try key.sign(metadata.signedBytes)))
    repository.set("metadata/\(name)", metadata.bytes)
    return ListedFile(
      version: metadata.payload.header.version, length: Int64(metadata.bytes.count), hashes: nil)
  }
}
