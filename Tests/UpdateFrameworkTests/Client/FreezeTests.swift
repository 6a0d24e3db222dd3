import Testing
import UpdateFramework

@Suite("Expired files")
struct FreezeTests {
  @Test(
    "an expired file of any role is rejected",
    arguments: ["root", "timestamp", "snapshot", "targets"])
  func expired(role: String) throws {
    #expect(
      try Self.rejectionOf(role, expiring: "2026-06-01T11:59:59Z")?.reason
        == .expired(try #require(UTCTime("2026-06-01T11:59:59Z"))))
  }

  @Test(
    "a file expires at exactly the stated second",
    arguments: ["root", "timestamp", "snapshot", "targets"])
  func expiresAtThatSecond(role: String) throws {
    let time = "2026-06-01T12:00:00Z"
    #expect(
      try Self.rejectionOf(role, expiring: time)
        == UpdateError(.expired(try #require(UTCTime(time))), of: .named(role)))
  }

  @Test(
    "one second earlier it is still valid",
    arguments: ["root", "timestamp", "snapshot", "targets"])
  func lastSecond(role: String) throws {
    let repository = try Self.repository(role, expiring: "2026-06-01T12:00:01Z")
    var client = try TestClient(repository)
    #expect(try client.update(from: repository).request == nil)
  }

  @Test(
    "stored files that have expired aren't used",
    arguments: ["timestamp", "snapshot", "targets"])
  func keptFilesExpire(role: String) throws {
    let repository = try Self.repository(role, expiring: "2026-06-01T12:00:01Z")
    var client = try TestClient(repository)
    try client.update(from: repository)
    client.time = "2026-06-01T12:00:01Z"
    let time = try #require(UTCTime(client.time))
    #expect(rejection(of: repository, for: client) == UpdateError(.expired(time), of: .named(role)))
  }

  @Test("an expired first root leads to a newer one that is valid")
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

  private static func rejectionOf(_ role: String, expiring time: String) throws -> UpdateError? {
    let repository = try repository(role, expiring: time)
    return rejection(of: repository, for: try TestClient(repository))
  }
}
