import AdditionalSignatures
import Testing
import UpdateFramework

@Suite("The names of the ways to sign")
struct SchemeNameTests {
  // TUF specification 1.0.34, section 4.2; the old key type is the one of early metadata.
  @Test(
    "they are TUF's",
    arguments: [
      (Ed25519Scheme(), "ed25519", "ed25519"), (ECDSAP256Scheme(), "ecdsa", "ecdsa-sha2-nistp256"),
      (ECDSAP256Scheme(keyType: .legacy), "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp256"),
      (RSAPSSScheme(), "rsa", "rsassa-pss-sha256"),
    ] as [(any SignatureScheme, String, String)])
  func names(scheme: any SignatureScheme, keyType: String, name: String) {
    #expect(scheme.keyType == keyType)
    #expect(scheme.name == name)
  }

  @Test(
    "without a key no signature is valid, not even an empty one",
    arguments: ["", "-----BEGIN PUBLIC KEY-----"])
  func nothing(key: String) {
    #expect(!ECDSAP256Scheme().isValid([], of: [], publicKey: key))
    #expect(!RSAPSSScheme().isValid([], of: [], publicKey: key))
  }
}
