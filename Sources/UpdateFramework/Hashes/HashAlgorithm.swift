internal import Crypto

/// A hash function that TUF's metadata names (specification 1.0.34, section 4.4: `HASHES`), as in FIPS 180-4.
public enum HashAlgorithm: String, CaseIterable, Sendable {
  case sha256, sha512

  /// How many bytes a hash has.
  public var byteCount: Int {
    switch self {
    case .sha256: SHA256.byteCount
    case .sha512: SHA512.byteCount
    }
  }

  /// A calculation that has seen nothing yet.
  func makeFunction() -> any HashFunction & Sendable {
    switch self {
    case .sha256: SHA256()
    case .sha512: SHA512()
    }
  }
}
