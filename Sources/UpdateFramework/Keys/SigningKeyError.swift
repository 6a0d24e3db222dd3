/// Why a text isn't a signing key, or signing failed. No error holds a part of the key.
public enum SigningKeyError: Error, Hashable, Sendable {
  /// The text isn't PEM.
  case notPEM
  /// There is text before or after the key.
  case surroundingText
  /// The key is encrypted with a password.
  case encrypted
  /// The key is a public key.
  case publicKey
  /// The key is in OpenSSH's own format.
  case openSSH
  /// The key is for another algorithm.
  case otherAlgorithm
  /// The PEM document isn't a private key.
  case otherDocument
  /// The key is damaged.
  case malformed
  /// The file also holds a public key, of another private key.
  case publicKeyMismatch
  /// The system's cryptography failed.
  case signingFailed
}

extension SigningKeyError: CustomStringConvertible {
  private static let newKey = "make one with: openssl genpkey -algorithm ed25519 -out FILE"

  /// One sentence for a person: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .notPEM:
      "this isn't a private key in PEM, whose first line is -----BEGIN PRIVATE KEY-----, with the key on lines of its own: "
        + "if the lines were joined, give them as they are in the file; otherwise \(Self.newKey)"
    case .surroundingText:
      "there is text before or after the key; keep only the lines from -----BEGIN to -----END"
    case .encrypted:
      "the key is encrypted with a password; decrypt it with: openssl pkey -in FILE -out NEWFILE"
    case .publicKey: "this is a public key, which can't sign; give its private key"
    case .openSSH: "the key is in OpenSSH's format, which isn't supported; \(Self.newKey)"
    case .otherAlgorithm: "the key isn't an Ed25519 key; \(Self.newKey)"
    case .otherDocument: "the PEM document isn't a private key; \(Self.newKey)"
    case .malformed: "the key is damaged or incomplete; restore it from a copy, or \(Self.newKey)"
    case .publicKeyMismatch:
      "the public key in the file belongs to another private key; restore the file from a copy, or \(Self.newKey)"
    case .signingFailed: "the system's cryptography failed to sign; try again"
    }
  }
}
