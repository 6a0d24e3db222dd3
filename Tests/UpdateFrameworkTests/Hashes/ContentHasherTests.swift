import TestSupport
import Testing
import UpdateFramework

@Suite("Hashes of files in pieces")
struct ContentHasherTests {
  // FIPS 180-4's examples of a million times "a".
  @Test(
    "a million bytes in pieces give what FIPS 180-4 gives",
    arguments: [
      (HashAlgorithm.sha256, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
      (
        .sha512,
        "e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973eb"
          + "de0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b"
      ),
    ])
  func million(algorithm: HashAlgorithm, expected: String) {
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
    var hasher = ContentHasher(algorithm)
    for _ in 0..<1000 { hasher.update(piece) }
    #expect(hasher.hash.hexadecimal == expected)
  }

  @Test("the pieces' sizes don't change the hash", arguments: HashAlgorithm.allCases)
  func anyCut(algorithm: HashAlgorithm) {
    var generator = SeededGenerator(seed: 1)
    let content = (0..<1000).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    let whole = ContentHash(of: content, by: algorithm)
    for _ in 0..<200 {
      var hasher = ContentHasher(algorithm)
      var rest = content[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 0...300, using: &generator))
        hasher.update(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      #expect(hasher.hash == whole)
    }
  }

  @Test("a copy of a hasher is independent", arguments: HashAlgorithm.allCases)
  func copies(algorithm: HashAlgorithm) {
    var hasher = ContentHasher(algorithm)
    hasher.update([1])
    var copy = hasher
    copy.update([2])
    #expect(hasher.hash == ContentHash(of: [1], by: algorithm))
    #expect(copy.hash == ContentHash(of: [1, 2], by: algorithm))
  }
}
