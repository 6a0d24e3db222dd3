/// The hash of a file's bytes, and by which function (specification 1.0.34, section 4.4: `HASHES`).
public struct ContentHash: Hashable, Sendable {
  /// The function.
  public let algorithm: HashAlgorithm
  /// What it gives: as many bytes as the function always gives.
  public let bytes: [UInt8]

  /// The hash of some bytes.
  public init(of content: [UInt8], by algorithm: HashAlgorithm) {
    var hasher = ContentHasher(algorithm)
    hasher.update(content)
    self = hasher.hash
  }

  /// A hash as it is written in metadata.
  /// - Parameters:
  ///   - text: lower-case hexadecimal digits, exactly as many as the function gives; for anything else, `nil`.
  ///   - algorithm: the function.
  public init?(hexadecimal text: String, algorithm: HashAlgorithm) {
    // The length is asked first, so that a long text costs nothing.
    guard text.utf8.count == 2 * algorithm.byteCount, let bytes = [UInt8](hexadecimal: text) else {
      return nil
    }
    self.init(bytes: bytes, algorithm: algorithm)
  }

  init(bytes: [UInt8], algorithm: HashAlgorithm) {
    self.bytes = bytes
    self.algorithm = algorithm
  }

  /// The hash as metadata has it: lower-case hexadecimal digits.
  public var hexadecimal: String { bytes.hexadecimal }
}
