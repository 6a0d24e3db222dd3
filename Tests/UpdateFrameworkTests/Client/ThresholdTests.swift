import Testing
import UpdateFramework

@Suite("Signature thresholds")
struct ThresholdTests {
  private static let roles = ["root", "timestamp", "snapshot", "targets"]

  @Test("two of three keys are enough for a threshold of two", arguments: roles)
  func enough(role: String) throws {
    var repository = try Self.repository(role, threshold: 2)
    repository.signers[role]?.removeLast()
    try repository.publish(role)
    try Self.publishRest(of: &repository)
    var client = try TestClient(repository)
    #expect(try client.update(from: repository).request == nil)
  }

  @Test("one of three keys isn't enough", arguments: roles)
  func tooFew(role: String) throws {
    var repository = try Self.repository(role, threshold: 2)
    repository.signers[role]?.removeLast(2)
    try repository.publish(role)
    try Self.publishRest(of: &repository)
    #expect(rejection(of: repository, for: try TestClient(repository)) == Self.missing(role, valid: 1))
  }

  @Test("signatures by unknown keys and by other roles' keys don't count", arguments: roles)
  func strangers(role: String) throws {
    var repository = try Self.repository(role, threshold: 2)
    let others = Self.roles.filter { $0 != role }.flatMap { repository.signers[$0] ?? [] }
    repository.signers[role] = [try TestKey("\(role)-1"), try TestKey("stranger")] + others
    try repository.publish(role)
    try Self.publishRest(of: &repository)
    #expect(rejection(of: repository, for: try TestClient(repository)) == Self.missing(role, valid: 1))
  }

  @Test("a key that is listed under two identifiers counts once", arguments: roles)
  func twoIdentifiers(role: String) throws {
    var repository = try TestRepository()
    let keys = [try TestKey("\(role)-1"), try TestKey("\(role)-1", identifier: "alias")]
    repository.authorise(role, by: keys, threshold: 2)
    repository.signers[role] = keys
    try repository.publish("root")
    if role != "root" { try repository.publish(role) }
    try Self.publishRest(of: &repository)
    #expect(rejection(of: repository, for: try TestClient(repository)) == Self.missing(role, valid: 1))
  }

  @Test("a root in which a role lists a key identifier twice is rejected", arguments: roles)
  func identifierTwice(role: String) throws {
    var repository = try TestRepository()
    let key = try TestKey("\(role)-1")
    repository.authorise(role, by: [key, key], threshold: 2)
    try repository.publish("root")
    #expect(
      malformation(of: repository)?.reason == .duplicate("\(role)-1"),
      "the specification wants each key named once")
  }

  @Test("a file with two signatures under one identifier is rejected", arguments: roles)
  func signedTwice(role: String) throws {
    var repository = try TestRepository()
    repository.signers[role]? += [try TestKey("\(role)-1")]
    try repository.publish(role)
    try Self.publishRest(of: &repository)
    #expect(malformation(of: repository)?.reason == .duplicate("\(role)-1"))
  }

  @Test("a key that a role names and the root doesn't list can't sign", arguments: roles)
  func unlistedKey(role: String) throws {
    var repository = try Self.repository(role, threshold: 2)
    repository["root"][in: "keys"]["\(role)-2"] = nil
    repository["root"][in: "keys"]["\(role)-3"] = nil
    try repository.publish("root")
    if role != "root" { try repository.publish(role) }
    try Self.publishRest(of: &repository)
    #expect(rejection(of: repository, for: try TestClient(repository)) == Self.missing(role, valid: 1))
  }

  @Test(
    "a threshold above the number of keys is never reached", arguments: [4, 1 << 62, .max] as [Int64])
  func outOfReach(threshold: Int64) throws {
    var repository = try Self.repository("targets", threshold: threshold)
    try Self.publishRest(of: &repository)
    #expect(
      rejection(of: repository, for: try TestClient(repository))
        == UpdateError(.notEnoughSignatures(valid: 3, threshold: threshold), of: .targets))
  }

  @Test("a file without signatures is rejected", arguments: roles)
  func unsigned(role: String) throws {
    var repository = try TestRepository()
    repository.signers[role] = []
    try repository.publish(role)
    try Self.publishRest(of: &repository)
    #expect(
      rejection(of: repository, for: try TestClient(repository))
        == UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .named(role)))
  }

  /// A repository with three keys for a role.
  private static func repository(_ role: String, threshold: Int64) throws -> TestRepository {
    var repository = try TestRepository()
    let keys = try (1...3).map { try TestKey("\(role)-\($0)") }
    repository.authorise(role, by: keys, threshold: threshold)
    repository.signers[role] = keys
    try repository.publish("root")
    return repository
  }

  private static func publishRest(of repository: inout TestRepository) throws {
    try repository.publish("targets", "snapshot", "timestamp")
  }

  private static func missing(_ role: String, valid: Int) -> UpdateError {
    UpdateError(.notEnoughSignatures(valid: valid, threshold: 2), of: .named(role))
  }
}
