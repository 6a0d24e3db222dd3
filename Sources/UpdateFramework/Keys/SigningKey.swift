internal import Crypto

/// An Ed25519 private key (RFC 8032), which signs metadata. Printing it shows its public key only.
public struct SigningKey: Sendable {
  private let key: Curve25519.Signing.PrivateKey

  /// A new random key.
  public init() { key = Curve25519.Signing.PrivateKey() }

  /// A key from a PEM file in PKCS#8, as `openssl genpkey -algorithm ed25519` writes it (RFC 8410, section 7). Windows line
  /// ends are allowed, and the public key may be in it too.
  public init(pem text: String) throws(SigningKeyError) {
    let contents = try OneAsymmetricKey(der: Self.document(of: text))
    guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: contents.privateKey) else {
      throw .malformed
    }
    self.key = key
    guard contents.publicKey == nil || contents.publicKey == publicKeyBytes else { throw .publicKeyMismatch }
  }

  /// The key as a PEM file in PKCS#8. Keep it secret.
  public var pem: String {
    PEMDocument(
      label: Self.label, contents: Ed25519Encoding.privateKeyPrefix + Array(key.rawRepresentation)
    ).text
  }

  /// The public key, as in metadata's `keyval.public`: 64 lower-case hexadecimal digits.
  public var publicKey: String { publicKeyBytes.hexadecimal }

  /// The public key as a PEM file in SubjectPublicKeyInfo (RFC 8410, section 4).
  public var publicKeyPEM: String { SubjectPublicKeyInfo(ed25519: publicKeyBytes).pem }

  /// The signature over a message: 64 bytes, which differ each time on some systems.
  public func sign(_ message: [UInt8]) throws(SigningKeyError) -> [UInt8] {
    guard let signature = try? key.signature(for: message) else { throw .signingFailed }
    return Array(signature)
  }

  private var publicKeyBytes: [UInt8] { Array(key.publicKey.rawRepresentation) }
}

extension SigningKey {
  private static let label = "PRIVATE KEY"

  /// The contents of a PEM document that is labelled as a private key in PKCS#8.
  private static func document(of text: String) throws(SigningKeyError) -> [UInt8] {
    let document: PEMDocument
    do { document = try PEMDocument(text) } catch {
      switch error {
      case .noDocument: throw .notPEM
      case .noEnd: throw .malformed
      case .surroundingText: throw .surroundingText
      }
    }
    switch document.label {
    case label: break
    case "ENCRYPTED PRIVATE KEY": throw .encrypted
    case "OPENSSH PRIVATE KEY": throw .openSSH
    case "PUBLIC KEY", "RSA PUBLIC KEY": throw .publicKey
    case "RSA PRIVATE KEY", "EC PRIVATE KEY", "DSA PRIVATE KEY": throw .otherAlgorithm
    default: throw .otherDocument
    }
    guard let contents = document.contents else { throw .malformed }
    return contents
  }
}

// Without these, printing a key, or a value that holds one, would show the secret.

extension SigningKey: CustomStringConvertible {
  /// The public key.
  public var description: String { "SigningKey(publicKey: \(publicKey))" }
}

extension SigningKey: CustomDebugStringConvertible {
  /// The public key.
  public var debugDescription: String { description }
}

extension SigningKey: CustomReflectable {
  /// Shows the public key only.
  public var customMirror: Mirror { Mirror(self, children: ["publicKey": publicKey]) }
}
