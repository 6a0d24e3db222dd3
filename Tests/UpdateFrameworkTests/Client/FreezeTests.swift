import Testing
import UpdateFramework

@Suite("Files that have expired")
struct FreezeTests {
  @Test(
    "a file that has expired is refused, whichever of the four",
    arguments: ["root", "timestamp", "snapshot", "targets"])
  func expired(role: String) throws {
    #expect(
      try Self.refusalOf(role, expiring: "2026-06-01T11:59:59Z")?.reason
        == .expired(try #require(UTCTime("2026-06-01T11:59:59Z"))))
  }

  @Test(
    "a file expires at the very second that it states",
    arguments: ["root", "timestamp", "snapshot", "targets"])
  func expiresAtThatSecond(role: String) throws {
    let time = "2026-06-01T12:00:00Z"
    #expect(
      try Self.refusalOf(role, expiring: time)
        == UpdateError(.expired(try #require(UTCTime(time))), of: .named(role)))
  }

  @Test(
    "one second before that it still counts",
    arguments: ["root", "timestamp", "snapshot", "targets"])
  func lastSecond(role: String) throws {
    let repository = try Self.repository(role, expiring: "2026-06-01T12:00:01Z")
    var client = try TestClient(repository)
    #expect(try client.update(from: repository).request == nil)
  }

  @Test(
    "kept files that have expired since aren't used",
    arguments: ["timestamp", "snapshot", "targets"])
  func keptFilesExpire(role: String) throws {
    let repository = try Self.repository(role, expiring: "2026-06-01T12:00:01Z")
    var client = try TestClient(repository)
    try client.update(from: repository)
    client.time = "2026-06-01T12:00:01Z"
    let time = try #require(UTCTime(client.time))
    #expect(refusal(of: repository, for: client) == UpdateError(.expired(time), of: .named(role)))
  }

  @Test("a first root that has expired is followed to one that hasn't")
  func expiredFirstRoot() throws {
    var repository = try TestRepository()
    repository["root"]["expires"] = "2020-01-01T00:00:00Z"
    try repository.publishAgain("root")
    var client = try TestClient(repository)
    repository["root"]["expires"] = .string(TestRepository.expires)
    try repository.publish("root")
    #expect(try client.update(from: repository).trusted.root.payload.version == 2)
  }

  private static func repository(_ role: String, expiring time: String) throws -> TestRepository {
    var repository = try TestRepository()
    repository[role]["expires"] = .string(time)
    try repository.publish("root", "targets", "snapshot", "timestamp")
    return repository
  }

  private static func refusalOf(_ role: String, expiring time: String) throws -> UpdateError? {
    let repository = try repository(role, expiring: time)
    return refusal(of: repository, for: try TestClient(repository))
  }
}
