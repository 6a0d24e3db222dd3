import TestSupport
import Testing

@testable import UpdateFramework

@Suite("Signing keys")
struct SigningKeyTests {
  @Test("the private keys of RFC 8032 have its public keys", arguments: Ed25519Vector.all)
  func publicKeys(vector: Ed25519Vector) throws {
    #expect(try SigningKey(pem: vector.pem).publicKey == vector.publicKey)
  }

  #if !canImport(CryptoKit)
    // CryptoKit puts random numbers into a signature, which RFC 8032 does not.
    @Test("the private keys of RFC 8032 give its signatures", arguments: Ed25519Vector.all)
    func signatures(vector: Ed25519Vector) throws {
      #expect(try SigningKey(pem: vector.pem).sign(vector.messageBytes) == vector.signatureBytes)
    }
  #endif

  @Test("PKCS#8 version 1 from RFC 8410 is read, and written with the same bytes")
  func firstVersion() throws {
    let key = try SigningKey(pem: PEMSamples.firstVersion)
    #expect(key.pem == PEMSamples.firstVersion)
    #expect(key.publicKeyPEM == PEMSamples.publicKey)
  }

  @Test("PKCS#8 version 2 from RFC 8410, with attributes and the public key, is the same key")
  func secondVersion() throws {
    #expect(try SigningKey(pem: PEMSamples.secondVersion).pem == PEMSamples.firstVersion)
  }

  @Test(
    "Windows line ends, empty lines around and a missing last line end are accepted",
    arguments: [
      { $0.split(separator: "\n").joined(separator: "\r\n") + "\r\n" }, { "\n" + $0 + "\n\r\n" },
      { String($0.dropLast()) },
    ] as [@Sendable (String) -> String])
  func lineEnds(change: @Sendable (String) -> String) throws {
    #expect(try SigningKey(pem: change(PEMSamples.firstVersion)).pem == PEMSamples.firstVersion)
  }

  @Test("no two new keys are the same")
  func newKeys() {
    #expect(Set((0..<100).map { _ in SigningKey().pem }).count == 100)
  }

  @Test("a new key's signature is valid, also after writing and reading the key")
  func newKeySigns() throws {
    let key = try SigningKey(pem: SigningKey().pem)
    let message: [UInt8] = [1, 2, 3]
    #expect(Ed25519Scheme().isValid(try key.sign(message), of: message, publicKey: key.publicKey))
  }

  @Test("a damaged key file is rejected, or still gives the same public key")
  func damagedFiles() throws {
    var generator = SeededGenerator(seed: 4)
    let syntax = Array("-=+/\n\r\u{0} AQ".utf8)
    for _ in 0..<RandomTrials.count(3000) {
      var text = Array(PEMSamples.secondVersion.utf8)
      generator.damage(&text, with: syntax)
      guard let key = try? SigningKey(pem: String(decoding: text, as: UTF8.self)) else { continue }
      #expect(key.publicKeyPEM == PEMSamples.publicKey)
    }
  }
}
