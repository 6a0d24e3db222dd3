import AdditionalSignatures
import TestSupport
import Testing
import UpdateFramework

@Suite("Signatures on P-256 that OpenSSL makes", .enabled(if: OpenSSL.isThere, "run scripts/require openssl"))
struct ECDSAP256Tests {
  private let scheme = ECDSAP256Scheme()
  private let sample: SignedSample

  init() throws {
    let key = try OpenSSL().run("genpkey -algorithm ec -pkeyopt ec_paramgen_curve:P-256")
    sample = try SignedSample(privateKey: key)
  }

  @Test("they are valid, by the name of the key type that is used and by the old one")
  func valid() {
    for keyType in ECDSAP256Scheme.KeyType.allCases {
      let scheme = ECDSAP256Scheme(keyType: keyType)
      #expect(scheme.isValid(sample.signature, of: sample.message, publicKey: sample.publicKey))
    }
  }

  @Test("a damaged one, or one over a damaged message, is not valid")
  func damaged() {
    sample.expectDamageIsFound(by: scheme, seed: 5)
  }

  @Test("zero, of which no signature consists, is not valid")
  func zeros() {
    for zeros: [UInt8] in [
      [0x30, 6, 2, 1, 0, 2, 1, 0], [0x30, 6, 2, 1, 1, 2, 1, 0], [0x30, 6, 2, 1, 0, 2, 1, 1],
    ] {
      #expect(!scheme.isValid(zeros, of: sample.message, publicKey: sample.publicKey))
    }
  }

  @Test("one that is cut off, or has bytes after it, is not valid")
  func cutOff() {
    for count in 0..<sample.signature.count {
      let start = Array(sample.signature.prefix(count))
      #expect(!scheme.isValid(start, of: sample.message, publicKey: sample.publicKey))
    }
    #expect(!scheme.isValid(sample.signature + [0], of: sample.message, publicKey: sample.publicKey))
  }

  @Test("with a damaged key nothing is valid, or the key's bytes are the same")
  func damagedKeys() {
    sample.expectDamagedKeysAreHarmless(to: scheme, seed: 6)
  }

  @Test(
    "with the key in another form, or another kind of key, nothing is valid",
    arguments: [
      "ec -in key.pem -pubout -conv_form compressed -param_enc explicit", "pkey -in key.pem",
      "genpkey -algorithm ec -pkeyopt ec_paramgen_curve:P-384", "genpkey -algorithm ed25519",
    ])
  func otherKeys(command: String) throws {
    let text = try sample.openSSL.run(command)
    #expect(!text.isEmpty)
    #expect(!scheme.isValid(sample.signature, of: sample.message, publicKey: text))
  }
}
