import BundlePublisher
import BundleTestSupport
import Testing
import UpdateFramework

@Suite("The daily refresh")
struct RefreshTests {
  private var team: Team
  private var repository = MemoryRepository()
  private let sample: SampleCatalogue

  init() throws {
    team = try Team()
    sample = try SampleCatalogue("2026-06-01", ["alfa"])
    try repository.publish(sample, team)
  }

  @Test("it writes a snapshot and a timestamp only")
  func files() throws {
    var repository = repository
    let publication = try repository.refresh(team, at: .day(1), keys: team.keys("snapshot", "timestamp"))
    #expect(publication.files.map(\.path) == ["metadata/2.snapshot.json", "metadata/timestamp.json"])
  }

  @Test("it renews a repository, even an expired one", arguments: [6, 7, 30])
  func alive(day: Int64) throws {
    var repository = repository
    try repository.refresh(team, at: .day(day), keys: team.keys("snapshot", "timestamp"))
    let root = try #require(team.roots.bytes(of: 1))
    #expect(try repository.catalogue(root, at: .day(day + 6)) == sample.json)
  }

  @Test("it rejects a clock that is behind the published catalogue, whose files would have expired")
  func slowClock() throws {
    var repository = repository
    #expect(throws: PublishError.self) {
      try repository.refresh(team, at: .day(-2), keys: team.keys("snapshot", "timestamp"))
    }
    try repository.refresh(team, at: .day(-1), keys: team.keys("snapshot", "timestamp"))
  }

  @Test("it rejects a clock that is behind what was signed last, whatever day the catalogue is of")
  func slowerClock() throws {
    var repository = repository
    let keys = try team.keys("snapshot", "timestamp")
    try repository.refresh(team, at: .day(20), keys: keys)
    let error = try #require(
      #expect(throws: PublishError.self) { try repository.refresh(team, at: .day(18), keys: keys) })
    #expect(error.description.contains("set this machine's clock"))
    #expect(error.isRejection)
    let newer = try SampleCatalogue("2026-06-10", ["alfa", "beta"])
    #expect(throws: PublishError.self) { try repository.publish(newer, team, at: .day(18)) }
    // Clocks differ.
    try repository.refresh(team, at: .day(19), keys: keys)
  }

  @Test("it rejects a clock that is months ahead, and after a run by one signs only with trustsClock")
  func fastClock() throws {
    var repository = repository
    let keys = try team.keys("snapshot", "timestamp")
    let error = try #require(
      #expect(throws: PublishError.self) { try repository.refresh(team, at: .day(300), keys: keys) })
    #expect(error.description.contains("set the clock; if it is right, give --trust-clock"))
    #expect(error.isRejection)
    try repository.refresh(team, at: .day(300), keys: keys, trustsClock: true)
    let later = try #require(
      #expect(throws: PublishError.self) { try repository.refresh(team, at: .day(1), keys: keys) })
    #expect(later.description.contains("if it is right and an earlier one wasn't"))
    try repository.refresh(team, at: .day(1), keys: keys, trustsClock: true)
    let root = try #require(team.roots.bytes(of: 1))
    #expect(try repository.catalogue(root, at: .day(6)) == sample.json)
    try repository.refresh(team, at: .day(2), keys: keys)
  }

  @Test("a key that is replaced leaves nothing behind that is valid for longer", arguments: [true, false])
  func thief(publishes: Bool) throws {
    var (team, repository) = (team, repository)
    var lifetimes = Lifetimes()
    (lifetimes[.snapshot], lifetimes[.timestamp]) = (30_000, 30_000)
    let stolen = try team.keys("snapshot", "timestamp")
    try repository.refresh(team, at: .day(1), keys: stolen, lifetimes: lifetimes)
    #expect(throws: PublishError.self) { try repository.refresh(team, at: .day(2), keys: stolen) }
    for role in [RoleName.snapshot, .timestamp] { try team.change(role, to: ["new"]) }
    let content = publishes ? try SampleCatalogue("2026-06-02", ["alfa", "beta"]) : sample
    #expect(try repository.publish(content, team, at: .day(2), allowsGap: true) != nil)
    let root = try #require(team.roots.bytes(of: 1))
    #expect(try repository.catalogue(root, at: .day(3)) == content.json)
    #expect(throws: (any Error).self) { try repository.catalogue(root, at: .day(100)) }
  }

  @Test("it publishes a new root with the same keys")
  func newRoot() throws {
    var (team, repository) = (team, repository)
    try team.change(.root, to: ["anna", "carla"])
    let publication = try repository.refresh(team, at: .day(1), keys: team.keys("snapshot", "timestamp"))
    #expect(publication.files.contains { $0.path == "metadata/2.root.json" })
    #expect(publication.waitingRoot == nil)
  }

  @Test("it reports a new root that waits for new targets, and goes on with the old one")
  func waitingRoot() throws {
    var (team, repository) = (team, repository)
    try team.change(.targets, to: ["new"])
    let publication = try repository.refresh(team, at: .day(1), keys: team.keys("snapshot", "timestamp"))
    #expect(publication.waitingRoot == 2)
    let root = try #require(team.roots.bytes(of: 1))
    #expect(try repository.catalogue(root, at: .day(6)) == sample.json)
  }

  @Test("it goes on with its old key until its new one is published, and reports that")
  func waitingKey() throws {
    var (team, repository) = (team, repository)
    let oldKeys = try team.keys("snapshot", "timestamp")
    try team.change(.timestamp, to: ["new"])
    let publication = try repository.refresh(team, at: .day(1), keys: oldKeys)
    #expect(publication.waitingRoot == 2)
    let root = try #require(team.roots.bytes(of: 1))
    #expect(try repository.catalogue(root, at: .day(6)) == sample.json)
  }

  @Test("it publishes its own new key if it has the old one too")
  func replacedKey() throws {
    var (team, repository) = (team, repository)
    let oldKeys = try team.keys("snapshot", "timestamp")
    try team.change(.timestamp, to: ["new"])
    let publication = try repository.refresh(team, at: .day(1), keys: oldKeys + team.keys("new"))
    #expect(publication.files.last?.path == "metadata/2.root.json")
    try repository.refresh(team, at: .day(2), keys: team.keys("snapshot", "new"))
    let root = try #require(team.roots.bytes(of: 1))
    #expect(try repository.catalogue(root, at: .day(6)) == sample.json)
  }

  @Test("without a release it is rejected")
  func nothing() throws {
    #expect(throws: PublishError.self) {
      try Publisher(keys: team.publishers, at: .start).refresh(.empty, roots: team.roots)
    }
  }
}
