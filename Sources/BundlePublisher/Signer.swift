public import UpdateFramework

/// Signs with an Ed25519 key, wherever that is kept: in memory, in a token, in a key service.
public protocol Signer: Sendable {
  /// The public key by which its signatures are verified.
  var verificationKey: PublicKey { get }

  /// The signature over the signed bytes of a role's file: 64 bytes. It is verified before it is used.
  /// - Throws: `SignerError` when there is none.
  func signature(over bytes: [UInt8], for role: RoleName) throws(SignerError) -> [UInt8]
}

/// Why a signer has not signed.
public struct SignerError: Error, Sendable, CustomStringConvertible {
  /// One sentence for a person: what is wrong, and what to do.
  public let description: String

  /// A failure, in a sentence.
  public init(_ description: String) { self.description = description }
}

extension SigningKey: Signer {
  /// Its public half.
  public var verificationKey: PublicKey { PublicKey(of: self) }

  /// Signs at once.
  public func signature(over bytes: [UInt8], for role: RoleName) throws(SignerError) -> [UInt8] {
    do { return try sign(bytes) } catch { throw SignerError("\(error)") }
  }
}
