import TestSupport
import Testing
import UpdateFramework

@Suite("Damaged metadata")
struct DamagedFileTests {
  private static let rounds = 2_000
  private static let syntax = Array("{}[]\":,0159-.e\\u \n\u{1}".utf8) + [0xFF, 0xC3]

  @Test("nothing in a damaged file is trusted but what was signed", arguments: StagedUpdate.roles)
  func downloaded(role: String) throws {
    let stage = try StagedUpdate(before: role)
    let before = SignedPart.trusted(role, in: stage.update)
    var generator = SeededGenerator(seed: 1)
    var accepted = 0
    for round in 0..<Self.rounds {
      let damaged = generator.damaged(stage.file, with: Self.syntax)
      var attacked = stage.update
      do throws(UpdateError) {
        _ = try attacked.receive(damaged)
        accepted += 1
        #expect(SignedPart.trusted(role, in: attacked) == stage.signed, "round \(round)")
      } catch {
        #expect(SignedPart.trusted(role, in: attacked) == before, "round \(round)")
        if round.isMultiple(of: 50) { #expect(try attacked.receive(stage.file), "round \(round)") }
      }
    }
    #expect((1..<Self.rounds / 4).contains(accepted), "white space may change, and little else")
  }
}

extension SeededGenerator {
  /// A copy with one to three damages.
  fileprivate mutating func damaged(_ bytes: [UInt8], with syntax: [UInt8]) -> [UInt8] {
    var damaged = bytes
    for _ in 0..<pick([1, 1, 1, 2, 3]) { damage(&damaged, with: syntax) }
    return damaged
  }
}
