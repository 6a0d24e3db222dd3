import Testing
import UpdateFramework

@Suite("Hashes of files")
struct ContentHashTests {
  // The examples of FIPS 180-4 ("Examples with Intermediate Values", NIST); the empty text's are from Python's hashlib.
  @Test(
    "SHA-256 gives what FIPS 180-4 gives",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func sha256(text: String, expected: String) {
    #expect(ContentHash(of: Array(text.utf8), by: .sha256).hexadecimal == expected)
  }

  @Test(
    "SHA-512 gives what FIPS 180-4 gives",
    arguments: [
      (
        "",
        "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
          + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"
      ),
      (
        "abc",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
          + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
          + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"
      ),
    ])
  func sha512(text: String, expected: String) {
    #expect(ContentHash(of: Array(text.utf8), by: .sha512).hexadecimal == expected)
  }

  @Test(
    "a million bytes give what FIPS 180-4 gives",
    arguments: [
      (HashAlgorithm.sha256, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
      (
        .sha512,
        "e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973eb"
          + "de0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b"
      ),
    ])
  func million(algorithm: HashAlgorithm, expected: String) {
    let content = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(ContentHash(of: content, by: algorithm).hexadecimal == expected)
  }

  @Test("a hash from metadata equals the file's hash", arguments: HashAlgorithm.allCases)
  func readBack(algorithm: HashAlgorithm) {
    let hash = ContentHash(of: [1, 2, 3], by: algorithm)
    #expect(ContentHash(hexadecimal: hash.hexadecimal, algorithm: algorithm) == hash)
    #expect(hash.bytes.count == algorithm.byteCount)
  }

  @Test("the functions have TUF's names")
  func names() {
    #expect(HashAlgorithm(rawValue: "sha256") == .sha256)
    #expect(HashAlgorithm(rawValue: "sha512") == .sha512)
    #expect(HashAlgorithm(rawValue: "SHA256") == nil)
  }

  @Test(
    "a hash has exactly as many lower-case digits as its function requires",
    arguments: ["", "0A", "g0", "/0", ":0", "`0", " a", "0\u{0}", "é", "\u{FF10}", "0a0a"])
  func refused(end: String) {
    let text = String(repeating: "0a", count: 31) + end
    #expect(ContentHash(hexadecimal: text, algorithm: .sha256) == nil)
  }
}
