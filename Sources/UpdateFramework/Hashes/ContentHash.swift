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

  /// A new calculation.
  func makeFunction() -> any HashFunction & Sendable {
    switch self {
    case .sha256: SHA256()
    case .sha512: SHA512()
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
    var hasher = ContentHasher(algorithm)
    hasher.update(content)
    self = hasher.hash
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

  init(bytes: [UInt8], algorithm: HashAlgorithm) {
    self.bytes = bytes
    self.algorithm = algorithm
  }

  /// The hash as in metadata: lower-case hexadecimal digits.
  public var hexadecimal: String { bytes.hexadecimal }
}

/// Computes the hash of a file from its pieces, so that the file needn't be held in memory.
public struct ContentHasher: Sendable {
  /// The hash function.
  public let algorithm: HashAlgorithm
  private var function: any HashFunction & Sendable

  /// A new hasher.
  public init(_ algorithm: HashAlgorithm) {
    self.algorithm = algorithm
    function = algorithm.makeFunction()
  }

  /// Adds the next piece.
  public mutating func update(_ piece: [UInt8]) {
    piece.withUnsafeBytes { function.update(bufferPointer: $0) }
  }

  /// The hash of all pieces so far.
  public var hash: ContentHash { ContentHash(bytes: function.bytes, algorithm: algorithm) }
}

extension HashFunction {
  fileprivate var bytes: [UInt8] { Array(finalize()) }
}
