import TestSupport
import Testing
import UpdateFramework

@Suite("Damaged metadata")
struct DamagedFileTests {
  private static let roles = ["root", "timestamp", "snapshot", "targets", "a"]
  private static let rounds = 2_000
  private static let telling = Array("{}[]\":,0159-.e\\u \n\u{1}".utf8) + [0xFF, 0xC3]

  @Test("of a damaged file nothing is ever believed but what was signed", arguments: roles)
  func downloaded(role: String) throws {
    let (update, file) = try Self.update(upTo: role)
    let signed = try #require(SignedPart.bytes(of: file))
    let before = SignedPart.trusted(role, in: update)
    var generator = SeededGenerator(seed: 1)
    var accepted = 0
    for round in 0..<Self.rounds {
      let damaged = generator.damaged(file, with: Self.telling)
      var attacked = update
      do throws(UpdateError) {
        _ = try attacked.receive(damaged)
        accepted += 1
        #expect(SignedPart.trusted(role, in: attacked) == signed, "round \(round)")
      } catch {
        #expect(SignedPart.trusted(role, in: attacked) == before, "round \(round)")
        if round.isMultiple(of: 50) { #expect(try attacked.receive(file), "round \(round)") }
      }
    }
    #expect((1..<Self.rounds / 4).contains(accepted), "white space may change, and little else")
  }

  @Test("of a damaged kept file neither", arguments: roles.dropFirst())
  func kept(role: String) throws {
    let (update, file) = try Self.update(upTo: role)
    let signed = try #require(SignedPart.bytes(of: file))
    var generator = SeededGenerator(seed: 2)
    for round in 0..<Self.rounds {
      var attacked = update
      _ = attacked.receiveStored(generator.damaged(file, with: Self.telling))
      let trusted = SignedPart.trusted(role, in: attacked)
      #expect(trusted == nil || trusted == signed, "round \(round)")
    }
  }

  /// An update that asks for a role's file next, and the file. No hash is listed: signatures alone decide.
  private static func update(upTo role: String) throws -> (MetadataUpdate, [UInt8]) {
    var repository = try TestRepository()
    repository.listsContent = false
    try repository.rotate("timestamp", to: "timestamp-2")
    try repository.delegate(to: "a")
    try repository.release("a")
    let root = try #require(repository.files["1.root.json"])
    let time: UTCTime = try #require(UTCTime("2026-06-01T12:00:00Z"))
    var update = try MetadataUpdate(trustedRoot: root, at: time)
    while true {
      if update.request == nil { _ = try update.find("missing") }
      let request = try #require(update.request)
      let file = repository.files[request.path]
      if let file, request.role == .named(role) { return (update, file) }
      if let file { _ = try update.receive(file) } else { try update.receiveAbsence() }
    }
  }
}

extension SeededGenerator {
  /// A copy with one to three damages.
  fileprivate mutating func damaged(_ bytes: [UInt8], with telling: [UInt8]) -> [UInt8] {
    var damaged = bytes
    for _ in 0..<pick([1, 1, 1, 2, 3]) { damage(&damaged, with: telling) }
    return damaged
  }
}
