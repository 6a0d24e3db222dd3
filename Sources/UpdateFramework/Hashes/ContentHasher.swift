internal import Crypto

/// Reckons the hash of a file that comes in pieces, so that it need not be held in memory.
public struct ContentHasher: Sendable {
  /// The function.
  public let algorithm: HashAlgorithm
  private var function: any HashFunction & Sendable

  /// A hasher that has seen nothing yet.
  public init(_ algorithm: HashAlgorithm) {
    self.algorithm = algorithm
    function = algorithm.makeFunction()
  }

  /// Takes the next piece.
  public mutating func update(_ piece: [UInt8]) {
    piece.withUnsafeBytes { function.update(bufferPointer: $0) }
  }

  /// The hash of all pieces so far; more may follow.
  public var hash: ContentHash { ContentHash(bytes: function.bytes, algorithm: algorithm) }
}

extension HashFunction {
  fileprivate var bytes: [UInt8] { Array(finalize()) }
}
