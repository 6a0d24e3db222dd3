import AdditionalSignatures
import Testing

@Suite("ECDSA on P-256")
struct ECDSAP256Tests {
  @Test("what isn't a key makes no signature valid")
  func noKey() {
    #expect(!ECDSAP256Scheme().isValid([], of: [], publicKey: ""))
  }
}
