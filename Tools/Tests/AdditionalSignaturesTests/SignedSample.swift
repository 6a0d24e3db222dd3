import TestSupport
import Testing
import UpdateFramework

/// A message that OpenSSL has signed.
struct SignedSample {
  /// The program, in whose folder the private key is `key.pem`.
  let openSSL: OpenSSL
  let message = Array("a message\n".utf8)
  let publicKey: String
  let signature: [UInt8]

  /// - Parameters:
  ///   - privateKey: the key, in PEM.
  ///   - options: options of the subcommand that signs.
  init(privateKey: String, options: String = "") throws {
    openSSL = try OpenSSL()
    try openSSL.write("key.pem", privateKey)
    try openSSL.write("message", message)
    publicKey = try openSSL.run("pkey -in key.pem -pubout")
    _ = try openSSL.run("dgst -sha256 -sign key.pem \(options) -out signature message")
    let bytes = try #require(openSSL.bytes("signature"))
    try #require(!bytes.isEmpty)
    signature = bytes
  }

  /// Holds that the signature isn't valid any more when it or the message is damaged.
  func expectDamageIsFound(by scheme: some SignatureScheme, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var (damagedSignature, damagedMessage) = (signature, message)
      generator.damage(&damagedSignature, with: [0, 2, 0x30, 0x80, 0xFF])
      generator.damage(&damagedMessage, with: [0, 0xFF])
      if damagedSignature != signature {
        #expect(!scheme.isValid(damagedSignature, of: message, publicKey: publicKey))
      }
      if damagedMessage != message {
        #expect(!scheme.isValid(signature, of: damagedMessage, publicKey: publicKey))
      }
    }
  }

  /// Holds that with a damaged key the signature isn't valid, but where only line ends differ.
  func expectDamagedKeysAreHarmless(to scheme: some SignatureScheme, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var text = Array(publicKey.utf8)
      generator.damage(&text, with: Array("-=+/\n\r\u{0} AQ".utf8))
      let damaged = String(decoding: text, as: UTF8.self)
      guard Self.withoutLineEnds(damaged) != Self.withoutLineEnds(publicKey) else { continue }
      #expect(!scheme.isValid(signature, of: message, publicKey: damaged), "\(damaged)")
    }
  }

  private static func withoutLineEnds(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 != 0x0A && $0 != 0x0D }
  }
}
