import BundlePublisher
import BundleTestSupport
import TestSupport
import Testing
import UpdateFramework

@Suite("Replacement of keys")
struct KeyReplacementTests {
  private var team: Team
  private var repository = MemoryRepository()
  private let old: SampleCatalogue
  private let new: SampleCatalogue
  private let names: [RoleName: String] = [
    .targets: "release", .snapshot: "snapshot", .timestamp: "timestamp",
  ]

  init() throws {
    team = try Team()
    old = try SampleCatalogue("2026-06-01", ["alfa"])
    new = try SampleCatalogue("2026-06-02", ["alfa", "beta"])
    try repository.publish(old, team)
  }

  @Test(
    "new keys replace the old ones at once, and apps can update after every file",
    arguments: RoleName.published)
  func bothKeys(role: RoleName) throws {
    var team = team
    let oldKeys = team.publishers
    try team.change(role, to: ["new"])
    let keys = oldKeys + (try team.keys("new"))
    try expectUpdates(after: team, keys: keys)
  }

  @Test(
    "new keys can be added first and old ones removed later, and apps can update after every file",
    arguments: TestTier.some(of: RoleName.published))
  func addedFirst(role: RoleName) throws {
    var team = team
    let oldName = try #require(names[role])
    try team.change(role, to: [oldName, "new"])
    try expectUpdates(after: team, keys: team.publishers)
    var repository = repository
    try repository.publish(new, team)
    try team.change(role, to: ["new"])
    let newest = try SampleCatalogue("2026-06-02", revision: 2, ["alfa", "beta"])
    try expectUpdates(after: team, keys: team.publishers, from: repository, old: new, to: newest)
  }

  @Test("apps can update after every file while root keys are replaced")
  func rootKeys() throws {
    var team = team
    try team.change(.root, to: ["carla", "dario"])
    try team.change(.root, to: ["anna", "elio"])
    try expectUpdates(after: team, keys: team.publishers)
  }

  @Test(
    "new keys without any old one are rejected, since apps couldn't update", arguments: RoleName.published)
  func gap(role: RoleName) throws {
    var (team, repository) = (team, repository)
    try team.change(role, to: ["new"])
    do {
      try repository.publish(new, team)
      Issue.record("nothing was refused")
    } catch let error as PublishError {
      #expect(error.description.contains("root version 2 replaces all keys"))
      #expect(!error.isRejection)
    }
  }

  @Test(
    "lost keys are replaced with a gap, and a second attempt completes a stopped one",
    arguments: RoleName.published)
  func lostKeys(role: RoleName) throws {
    var team = team
    try team.change(role, to: ["new"])
    var whole = repository
    let count = try #require(try whole.publish(new, team, allowsGap: true)).files.count
    for files in 0...count {
      var repository = repository
      try repository.publish(new, team, allowsGap: true, first: files)
      try repository.publish(new, team, allowsGap: true)
      let root = try #require(team.roots.bytes(of: 1))
      #expect(try repository.catalogue(root, at: .start) == new.json)
    }
  }

  @Test("with a threshold of two, one of two new keys isn't enough", arguments: RoleName.published)
  func threshold(role: RoleName) throws {
    var (team, repository) = (team, repository)
    let oldName = try #require(names[role])
    try team.change(role, to: [oldName, "new"], threshold: 2)
    let (both, new) = (team.publishers, try #require(team.keys["new"]))
    #expect(throws: PublishError.self) {
      try repository.publish(
        self.new, team, keys: both.filter { $0.publicKey != new.publicKey }, allowsGap: true)
    }
    try repository.publish(self.new, team, keys: both)
    #expect(try repository.catalogue(#require(team.roots.bytes(of: 1)), at: .start) == self.new.json)
  }

  @Test("new keys are published with unchanged content too")
  func sameContent() throws {
    var (team, repository) = (team, repository)
    try team.change(.root, to: ["anna", "carla"])
    #expect(try repository.publish(old, team) != nil)
    #expect(repository.files["metadata/2.root.json"] != nil)
  }

  /// Every client can update whenever the publisher is stopped, also one that has met the new root already.
  private func expectUpdates(
    after team: Team, keys: [SigningKey], from before: MemoryRepository? = nil, old: SampleCatalogue? = nil,
    to next: SampleCatalogue? = nil
  ) throws {
    let (before, old, next) = (before ?? repository, old ?? self.old, next ?? new)
    var whole = before
    let publication = try #require(try whole.publish(next, team, keys: keys))
    for files in 0...publication.files.count {
      var repository = before
      repository.write(publication, first: files)
      for version in team.roots.versions where repository.files["metadata/\(version).root.json"] != nil {
        let json = try repository.catalogue(#require(team.roots.bytes(of: version)), at: .start)
        #expect(json == old.json || json == next.json)
      }
      let isDone = files == publication.files.count
      try repository.publish(next, team, at: .day(1), keys: isDone ? nil : keys)
      let root = try #require(team.roots.bytes(of: 1))
      #expect(try repository.catalogue(root, at: .day(1)) == next.json)
      let newest = team.roots.newest.payload.version
      #expect(try repository.metadata(root, at: .day(1)).root.payload.version == newest)
    }
  }
}
