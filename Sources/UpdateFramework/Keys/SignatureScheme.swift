/// A way to sign that TUF's metadata names (specification 1.0.34, section 4.2: `KEYTYPE` and `SCHEME`).
public protocol SignatureScheme: Sendable {
  /// The kind of key, metadata's `keytype`.
  var keyType: String { get }
  /// The way to sign with it, metadata's `scheme`.
  var name: String { get }

  /// Whether a signature over a message was made by the owner of a key.
  ///
  /// Anything that isn't well formed is not valid; nothing is thrown.
  /// - Parameters:
  ///   - signature: its bytes, in the scheme's own form.
  ///   - message: the bytes that were signed.
  ///   - publicKey: the key as metadata has it in `keyval.public`.
  func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: String) -> Bool
}
