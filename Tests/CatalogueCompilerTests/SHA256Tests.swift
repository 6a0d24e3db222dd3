import Foundation
import TestSupport
import Testing

@testable import CatalogueSources

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "gives the digests of FIPS 180-4's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func vectors(text: String, digest: String) { #expect(SHA256.hexadecimal(of: Array(text.utf8)) == digest) }

  @Test("agrees with Python's at every length around a block's end", .enabled(if: Python.isThere("python")))
  func lengths() throws {
    let script = """
      import hashlib
      for length in range(0, 200):
          print(hashlib.sha256(bytes(i % 256 for i in range(length))).hexdigest())
      """
    let expected = String(decoding: try Python.run(script, input: []), as: UTF8.self).split(separator: "\n")
    let found = (0..<200).map { length in SHA256.hexadecimal(of: (0..<length).map { UInt8($0 % 256) }) }
    #expect(found == expected.map(String.init))
  }
}
