import Testing

@testable import UpdateFramework

@Suite("Texts that aren't signing keys")
struct SigningKeyRejectionTests {
  private func rejection(_ text: String) -> SigningKeyError? {
    do { _ = try SigningKey(pem: text) } catch { return error }
    return nil
  }

  @Test(
    "other kinds of PEM documents are reported by their kind",
    arguments: [
      ("ENCRYPTED PRIVATE KEY", SigningKeyError.encrypted), ("PUBLIC KEY", .publicKey),
      ("RSA PUBLIC KEY", .publicKey), ("RSA PRIVATE KEY", .otherAlgorithm),
      ("EC PRIVATE KEY", .otherAlgorithm), ("DSA PRIVATE KEY", .otherAlgorithm),
      ("OPENSSH PRIVATE KEY", .openSSH), ("CERTIFICATE", .otherDocument), ("private key", .otherDocument),
      ("", .otherDocument),
    ])
  func labels(label: String, expected: SigningKeyError) {
    #expect(rejection(PEMSamples.document(label)) == expected)
  }

  @Test(
    "a text that isn't PEM is reported",
    arguments: [
      "", "\n", "-----BEGIN", "-----BEGIN -----", "-----BEGIN ----", PEMSamples.body, "{}",
      "\u{FEFF}" + PEMSamples.firstVersion,
    ])
  func notPEM(text: String) {
    let expected: SigningKeyError = text == "-----BEGIN -----" ? .malformed : .notPEM
    #expect(rejection(text) == expected)
  }

  @Test("a long text without a key is reported")
  func longText() {
    #expect(rejection(String(repeating: "\n", count: 1 << 20)) == .notPEM)
  }

  @Test(
    "text before or after the key is reported",
    arguments: [
      "Bag Attributes\n" + PEMSamples.firstVersion, PEMSamples.firstVersion + "x",
      PEMSamples.firstVersion + PEMSamples.firstVersion, PEMSamples.firstVersion + PEMSamples.publicKey,
      PEMSamples.firstVersion + " \n",
    ])
  func surroundingText(text: String) {
    #expect(rejection(text) == .surroundingText)
  }

  @Test(
    "a damaged key is reported",
    arguments: [
      "", "MC4=", String(PEMSamples.body.dropLast(4)), PEMSamples.body + "AAAA", PEMSamples.body + "=",
      "\u{0}" + PEMSamples.body.dropFirst(), PEMSamples.body.dropLast() + "é",
      // A private key of 31 bytes, and one that isn't in an octet string of its own.
      "MC0CAQAwBQYDK2VwBCEEH9Tuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVg=",
      "MCwCAQAwBQYDK2VwBCDU7nLb+RNYStW22PH3afitOv58KMvx1Pvgl6iPRHVYQg==",
    ])
  func malformed(body: String) {
    #expect(rejection(PEMSamples.document("PRIVATE KEY", body)) == .malformed)
  }

  @Test("a key without its last line is reported as incomplete")
  func cutOff() {
    #expect(rejection("-----BEGIN PRIVATE KEY-----\n\(PEMSamples.body)\n") == .malformed)
  }

  @Test("a public key of another private key is reported")
  func publicKeyMismatch() {
    let other = PEMSamples.secondVersion.replacing("gSEAGb9E", with: "gSEAGb9F")
    #expect(rejection(other) == .publicKeyMismatch)
  }

  @Test("X25519, whose encoding differs in one byte, is reported as another algorithm")
  func x25519() {
    #expect(
      rejection(PEMSamples.document("PRIVATE KEY", PEMSamples.body.replacing("K2VwBC", with: "K2VuBC")))
        == .otherAlgorithm)
  }
}
