import AdditionalSignatures
import TestSupport
import Testing

@Suite(
  "Project Wycheproof's signatures",
  .enabled(if: Wycheproof.isThere, "the sources of swift-crypto aren't in .build"))
struct WycheproofTests {
  @Test("its verdict is shared on every signature by a key on P-256")
  func ecdsa() throws {
    for group in try Wycheproof.read("Test Vectors/ecdsa_secp256r1_sha256_test.json").testGroups {
      let key = try #require(group.publicKeyPem)
      for test in group.tests {
        let isValid = ECDSAP256Scheme().isValid(test.signature, of: test.message, publicKey: key)
        #expect(isValid == (test.result == "valid"), "\(test.tcId) \(test.comment)")
      }
    }
  }

  @Test(
    "none by a key on P-256 that is over SHA-512, or isn't in DER, is valid",
    arguments: ["ecdsa_secp256r1_sha512_test", "ecdsa_secp256r1_sha256_p1363_test"])
  func ecdsaOfOtherForm(file: String) throws {
    for group in try Wycheproof.read("Test Vectors/\(file).json").testGroups {
      let key = try #require(group.publicKeyPem)
      for test in group.tests {
        let isValid = ECDSAP256Scheme().isValid(test.signature, of: test.message, publicKey: key)
        #expect(!isValid, "\(test.tcId) \(test.comment)")
      }
    }
  }

  @Test("none by a key on another curve is valid", arguments: ["secp384r1_sha384", "secp521r1_sha512"])
  func otherCurves(name: String) throws {
    for group in try Wycheproof.read("Test Vectors/ecdsa_\(name)_test.json").testGroups {
      let key = try #require(group.publicKeyPem)
      for test in group.tests {
        #expect(!ECDSAP256Scheme().isValid(test.signature, of: test.message, publicKey: key), "\(test.tcId)")
      }
    }
  }

  @Test(
    "its verdict is shared on every RSA signature: only SHA-256, MGF1 with SHA-256 and a salt of 32 bytes are valid",
    arguments: [
      "2048_sha256_mgf1_32", "3072_sha256_mgf1_32", "4096_sha256_mgf1_32", "2048_sha1_mgf1_20",
      "4096_sha512_mgf1_32", "misc",
    ])
  func rsa(name: String) throws {
    for group in try Wycheproof.read("CryptoExtrasVectors/rsa_pss_\(name)_test.json").testGroups {
      let key = try #require(group.keyPem)
      // What isn't ours is refused, even where the group's own parameters make it valid.
      let isOurs = group.sha == "SHA-256" && group.mgfSha == "SHA-256" && group.sLen == 32
      for test in group.tests {
        let isValid = RSAPSSScheme().isValid(test.signature, of: test.message, publicKey: key)
        #expect(isValid == (isOurs && test.result == "valid"), "\(test.tcId) \(test.comment)")
      }
    }
  }
}
