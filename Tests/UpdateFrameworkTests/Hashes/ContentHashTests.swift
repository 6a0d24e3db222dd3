import Testing
import UpdateFramework

@Suite("Hashes of files")
struct ContentHashTests {
  // FIPS 180-4's own examples (NIST, "Examples with Intermediate Values").
  @Test(
    "SHA-256 and SHA-512 give what FIPS 180-4 gives",
    arguments: [
      (
        HashAlgorithm.sha256, "abc",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ),
      (
        .sha256, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        .sha512, "abc",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
          + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
      ),
    ])
  func vectors(algorithm: HashAlgorithm, text: String, expected: String) {
    #expect(ContentHash(of: Array(text.utf8), by: algorithm).hexadecimal == expected)
  }
}
