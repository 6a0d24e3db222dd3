import Testing
import UpdateFramework

@Suite("Lengths and hashes of files")
struct LengthAndHashTests {
  private static let listed = ["snapshot", "targets"]

  @Test(
    "a file longer than the client's limit is rejected, and the limit is known before the download",
    arguments: ["root", "timestamp", "snapshot", "targets"])
  func tooLong(role: String) throws {
    var repository = try TestRepository()
    repository.listsContent = false
    try repository.publish("root", "targets", "snapshot", "timestamp")
    var client = try TestClient(repository)
    let length = try #require(repository.files[repository.path(of: role)]).count
    client.limits.set(Int64(length), of: role)
    try client.update(from: repository)

    client = try TestClient(repository)
    client.limits.set(Int64(length) - 1, of: role)
    #expect(
      rejection(of: repository, for: client)
        == UpdateError(.tooLong(limit: Int64(length) - 1), of: .named(role)))
  }

  @Test("no more than its listed length is downloaded of a file", arguments: listed)
  func listedLengthIsLimit(role: String) throws {
    var repository = try TestRepository()
    let path = repository.path(of: role)
    let length = try #require(repository.files[path]).count
    repository.files[path]?.append(UInt8(ascii: " "))
    #expect(
      rejection(of: repository, for: try TestClient(repository))
        == UpdateError(.tooLong(limit: Int64(length)), of: .named(role)))
  }

  @Test("a listed length doesn't raise the client's own limit", arguments: listed)
  func hugeListedLength(role: String) throws {
    var repository = try TestRepository()
    try Self.list(role, as: "length", .integer(.max), in: &repository)
    var client = try TestClient(repository)
    client.limits.set(100, of: role)
    #expect(rejection(of: repository, for: client) == UpdateError(.tooLong(limit: 100), of: .named(role)))
  }

  @Test("a file shorter than its listed length is rejected", arguments: listed)
  func tooShort(role: String) throws {
    var repository = try TestRepository()
    let path = repository.path(of: role)
    let length = Int64(try #require(repository.files[path]).count)
    repository.files[path]?.removeLast()
    let reason = UpdateError.Reason.wrongLength(expected: length, found: length - 1)
    #expect(
      rejection(of: repository, for: try TestClient(repository)) == UpdateError(reason, of: .named(role)))
  }

  @Test("another file of the same length, signed by the right keys, is rejected", arguments: listed)
  func sameLength(role: String) throws {
    var repository = try TestRepository()
    repository[role]["expires"] = "2027-01-01T00:00:01Z"
    repository.files[repository.path(of: role)] = try SignedFile.bytes(
      repository[role], by: repository.signers[role] ?? [])
    #expect(
      rejection(of: repository, for: try TestClient(repository)) == UpdateError(.wrongHash, of: .named(role)))
  }

  @Test("all hashes of known functions must match, and there must be at least one", arguments: listed)
  func severalHashes(role: String) throws {
    for (hashes, isRight) in [
      (["sha512": "00"], false), (["crc32": "00000000"], false), ([:], false),
    ] as [(JSON, Bool)] {
      var repository = try TestRepository()
      try Self.list(role, as: "hashes", hashes, in: &repository)
      #expect((rejection(of: repository, for: try TestClient(repository)) == nil) == isRight, "\(hashes)")
    }
  }

  @Test("hashes of unknown functions beside a matching one don't count", arguments: listed)
  func unknownHash(role: String) throws {
    var repository = try TestRepository()
    let meta = role == "snapshot" ? "timestamp" : "snapshot"
    var hashes = repository[meta][in: "meta"][in: role + ".json"][in: "hashes"]
    hashes["crc32"] = "00000000"
    try Self.list(role, as: "hashes", hashes, in: &repository)
    var client = try TestClient(repository)
    #expect(try client.update(from: repository).request == nil)
  }

  /// Publishes a role's entry with one member changed.
  private static func list(
    _ role: String, as member: String, _ value: JSON, in repository: inout TestRepository
  ) throws {
    if role == "targets" {
      repository["snapshot"][in: "meta"][in: "targets.json"][member] = value
      try repository.publish("snapshot")
    } else {
      repository["timestamp"][in: "meta"][in: "snapshot.json"][member] = value
    }
    try repository.publish("timestamp")
  }
}

extension DownloadLimits {
  /// Sets the longest file of a role.
  fileprivate mutating func set(_ length: Int64, of role: String) {
    switch role {
    case "root": root = length
    case "timestamp": timestamp = length
    case "snapshot": snapshot = length
    default: targets = length
    }
  }
}
