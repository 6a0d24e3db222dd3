import Foundation
import TestSupport
import Testing

@testable import UpdateFramework

@Suite("Base64")
struct Base64Tests {
  @Test(
    "encodes and decodes the examples of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func vectors(text: String, encoded: String) {
    #expect(Base64.text(of: Array(text.utf8)) == Array(encoded.utf8))
    #expect(Base64.bytes(of: Array(encoded.utf8)) == Array(text.utf8))
  }

  @Test(
    "other spellings and incomplete texts are rejected",
    arguments: [
      "Z", "Zg", "Zg=", "Zh==", "Zm9=", "====", "=", "Z===", "Zg==Zg==", "Zm=v", "Zm9v\n", " Zm9v", "Zm9-",
      "Zm9_",
      "Zm9\u{0}",
    ])
  func refused(text: String) {
    #expect(Base64.bytes(of: Array(text.utf8)) == nil)
  }

  @Test("Foundation encodes the same, and decodes it")
  func foundationAgrees() {
    var generator = SeededGenerator(seed: 2)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      let text = Base64.text(of: bytes)
      #expect(text == Array(Data(bytes).base64EncodedData()))
      #expect(Base64.bytes(of: text) == bytes)
    }
  }
}
