import TestSupport
import Testing

@testable import UpdateFramework

@Suite("Ed25519 signatures")
struct Ed25519SchemeTests {
  private let scheme = Ed25519Scheme()

  @Test("the signatures of RFC 8032 are valid", arguments: Ed25519Vector.all)
  func vectors(vector: Ed25519Vector) {
    #expect(
      scheme.isValid(vector.signatureBytes, of: vector.messageBytes, publicKey: vector.publicKey))
  }

  @Test("a signature isn't valid for another message or another key")
  func otherMessageOrKey() {
    let (first, second) = (Ed25519Vector.all[0], Ed25519Vector.all[1])
    #expect(!scheme.isValid(first.signatureBytes, of: [0], publicKey: first.publicKey))
    #expect(!scheme.isValid(first.signatureBytes, of: first.messageBytes, publicKey: second.publicKey))
  }

  @Test(
    "with a key that isn't 64 lower-case digits no signature is valid",
    arguments: [
      { _ in "" }, { $0.uppercased() }, { String($0.dropLast()) }, { String($0.dropLast(2)) }, { $0 + "00" },
      { $0 + "\n" }, { " " + $0 }, { "0x" + $0 }, { $0.dropLast(2) + "é" },
      { String(repeating: $0, count: 9999) },
    ] as [@Sendable (String) -> String])
  func malformedKeys(change: @Sendable (String) -> String) {
    let vector = Ed25519Vector.all[1]
    let key = change(vector.publicKey)
    #expect(!scheme.isValid(vector.signatureBytes, of: vector.messageBytes, publicKey: key))
  }

  @Test("a damaged signature is not valid")
  func damagedSignatures() {
    var generator = SeededGenerator(seed: 3)
    let vector = Ed25519Vector.all[2]
    for _ in 0..<RandomTrials.count(1000) {
      var signature = vector.signatureBytes
      generator.damage(&signature, with: [0, 0xFF])
      guard signature != vector.signatureBytes else { continue }
      #expect(!scheme.isValid(signature, of: vector.messageBytes, publicKey: vector.publicKey))
    }
  }

  @Test(
    "the result agrees with Wycheproof on every signature",
    .enabled(if: Wycheproof.isThere, "the sources of swift-crypto aren't in .build"))
  func wycheproof() throws {
    for group in try Wycheproof.read("Test Vectors/ed25519_test.json").testGroups {
      let key = try #require(group.publicKey?.pk)
      for test in group.tests {
        let isValid = scheme.isValid(test.signature, of: test.message, publicKey: key)
        #expect(isValid == (test.result == "valid"), "\(test.tcId) \(test.comment)")
      }
    }
  }
}
