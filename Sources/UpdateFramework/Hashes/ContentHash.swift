internal import Crypto

/// A hash function of TUF's metadata (specification 1.0.34, section 4.4: `HASHES`), as in FIPS 180-4.
public enum HashAlgorithm: String, CaseIterable, Sendable {
  case sha256, sha512

  /// How many bytes a hash has.
  public var byteCount: Int {
    switch self {
    case .sha256: SHA256.byteCount
    case .sha512: SHA512.byteCount
    }
  }

  fileprivate func digest(of content: [UInt8]) -> [UInt8] {
    switch self {
    case .sha256: Array(SHA256.hash(data: content))
    case .sha512: Array(SHA512.hash(data: content))
    }
  }
}

/// The hash of a file (specification 1.0.34, section 4.4: `HASHES`).
public struct ContentHash: Hashable, Sendable {
  /// The hash function.
  public let algorithm: HashAlgorithm
  /// The hash.
  public let bytes: [UInt8]

  /// The hash of some bytes.
  public init(of content: [UInt8], by algorithm: HashAlgorithm) {
    self.init(bytes: algorithm.digest(of: content), algorithm: algorithm)
  }

  /// A hash from metadata.
  /// - Parameters:
  ///   - text: lower-case hexadecimal digits of the function's length; anything else gives `nil`.
  ///   - algorithm: the hash function.
  public init?(hexadecimal text: String, algorithm: HashAlgorithm) {
    // The length is checked first, so that a long text costs nothing.
    guard text.utf8.count == 2 * algorithm.byteCount, let bytes = [UInt8](hexadecimal: text) else {
      return nil
    }
    self.init(bytes: bytes, algorithm: algorithm)
  }

  private init(bytes: [UInt8], algorithm: HashAlgorithm) {
    self.bytes = bytes
    self.algorithm = algorithm
  }

  /// The hash as in metadata: lower-case hexadecimal digits.
  public var hexadecimal: String { bytes.hexadecimal }
}
