import TestSupport
import Testing
import UpdateFramework

@Suite("Keys and signatures of OpenSSL", .enabled(if: OpenSSL.isThere, "run scripts/require openssl"))
struct OpenSSLTests {
  private let openSSL: OpenSSL
  private let message = Array("a message\n".utf8)

  init() throws { openSSL = try OpenSSL() }

  private func rejection(_ text: String) -> SigningKeyError? {
    do { _ = try SigningKey(pem: text) } catch { return error }
    return nil
  }

  @Test("its private key is read, and written with the same bytes")
  func readsItsKeys() throws {
    let pem = try openSSL.run("genpkey -algorithm ed25519")
    #expect(try SigningKey(pem: pem).pem == pem)
  }

  @Test("it finds the same public key in our private key")
  func readsOurKeys() throws {
    let key = SigningKey()
    try openSSL.write("key.pem", key.pem)
    #expect(try openSSL.run("pkey -in key.pem") == key.pem)
    #expect(try openSSL.run("pkey -in key.pem -pubout") == key.publicKeyPEM)
  }

  @Test("it verifies our signature")
  func verifiesOurs() throws {
    let key = SigningKey()
    try openSSL.write("public.pem", key.publicKeyPEM)
    try openSSL.write("message", message)
    try openSSL.write("signature", try key.sign(message))
    let verdict = try openSSL.run(
      "pkeyutl -verify -pubin -inkey public.pem -rawin -in message -sigfile signature")
    #expect(verdict == "Signature Verified Successfully\n")
  }

  @Test("its signature is valid")
  func itsSignature() throws {
    let pem = try openSSL.run("genpkey -algorithm ed25519")
    try openSSL.write("key.pem", pem)
    try openSSL.write("message", message)
    _ = try openSSL.run("pkeyutl -sign -inkey key.pem -rawin -in message -out signature")
    let signature = try #require(openSSL.bytes("signature"))
    let key = try SigningKey(pem: pem)
    #expect(Ed25519Scheme().isValid(signature, of: message, publicKey: key.publicKey))
  }

  @Test(
    "its keys of other algorithms are rejected, each with its reason",
    arguments: [
      ("genpkey -algorithm ed25519 -aes256 -pass pass:secret", SigningKeyError.encrypted),
      ("genpkey -algorithm x25519", .otherAlgorithm), ("genpkey -algorithm ed448", .otherAlgorithm),
      ("genpkey -algorithm rsa -pkeyopt rsa_keygen_bits:2048", .otherAlgorithm),
      ("genpkey -algorithm ec -pkeyopt ec_paramgen_curve:P-256", .otherAlgorithm),
      ("ecparam -name prime256v1 -genkey -noout", .otherAlgorithm),
      ("ecparam -name prime256v1 -genkey", .surroundingText),
    ])
  func otherKeys(command: String, expected: SigningKeyError) throws {
    #expect(rejection(try openSSL.run(command)) == expected)
  }
}
