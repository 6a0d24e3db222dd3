import AdditionalSignatures
import TestSupport
import Testing
import UpdateFramework

@Suite("RSA signatures that OpenSSL makes", .enabled(if: OpenSSL.isThere, "run scripts/require openssl"))
struct RSAPSSTests {
  private static let padding =
    "-sigopt rsa_padding_mode:pss -sigopt rsa_mgf1_md:sha256 -sigopt rsa_pss_saltlen:"
  private let scheme = RSAPSSScheme()

  /// Made once, for it takes long.
  private static let key = Result { try newKey(bits: 2048) }

  private static func newKey(bits: Int) throws -> String {
    try OpenSSL().run("genpkey -algorithm rsa -pkeyopt rsa_keygen_bits:\(bits)")
  }

  private func sample(options: String = padding + "32") throws -> SignedSample {
    try SignedSample(privateKey: Self.key.get(), options: options)
  }

  @Test(
    "they are valid from 2048 bits on, and with fewer they are not",
    arguments: [1024, 2047, 2048, 2049, 3072])
  func sizes(bits: Int) throws {
    let sample = try SignedSample(privateKey: Self.newKey(bits: bits), options: Self.padding + "32")
    let isValid = scheme.isValid(sample.signature, of: sample.message, publicKey: sample.publicKey)
    #expect(isValid == (bits >= 2048))
  }

  @Test("with a salt that isn't as long as the hash they are not valid", arguments: [0, 20, 31, 33, 64, 222])
  func saltLengths(count: Int) throws {
    let sample = try sample(options: Self.padding + "\(count)")
    #expect(!scheme.isValid(sample.signature, of: sample.message, publicKey: sample.publicKey))
  }

  @Test(
    "with another padding or another function in MGF1 they are not valid",
    arguments: [
      "-sigopt rsa_padding_mode:pkcs1",
      "-sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:32 -sigopt rsa_mgf1_md:sha1",
    ])
  func otherPaddings(options: String) throws {
    let sample = try sample(options: options)
    #expect(!scheme.isValid(sample.signature, of: sample.message, publicKey: sample.publicKey))
  }

  @Test("a damaged one, or one over a damaged message, is not valid")
  func damaged() throws {
    try sample().expectDamageIsFound(by: scheme, seed: 7)
  }

  @Test("with a damaged key nothing is valid, or the key's bytes are the same")
  func damagedKeys() throws {
    try sample().expectDamagedKeysAreHarmless(to: scheme, seed: 8)
  }

  @Test(
    "with the key in another form, or another kind of key, nothing is valid",
    arguments: ["rsa -in key.pem -RSAPublicKey_out", "pkey -in key.pem", "genpkey -algorithm ed25519"])
  func otherKeys(command: String) throws {
    let sample = try sample()
    let text = try sample.openSSL.run(command)
    #expect(!text.isEmpty)
    #expect(!scheme.isValid(sample.signature, of: sample.message, publicKey: text))
  }
}
