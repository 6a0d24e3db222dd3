import TestSupport
import Testing

@testable import CatalogueCompiler

@Suite("SHA-256")
struct SHA256Tests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(
    "the examples of FIPS 180 come out",
    arguments: [
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(message: String, hash: String) {
    #expect(hexadecimal(SHA256.hash(Array(message.utf8))) == hash)
  }

  @Test("Python's is the same for every length up to three blocks", .enabled(if: Python.isThere("python")))
  func lengths() throws {
    let script = "import hashlib; print('\\n'.join(hashlib.sha256(b'a' * n).hexdigest() for n in range(193)))"
    let hashes = String(decoding: try Python.run(script, input: [UInt8]()), as: UTF8.self).split(
      separator: "\n")
    let own = (0...192).map { hexadecimal(SHA256.hash([UInt8](repeating: UInt8(ascii: "a"), count: $0))) }
    #expect(hashes.map(String.init) == own)
  }
}
