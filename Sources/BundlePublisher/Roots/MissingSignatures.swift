public import UpdateFramework

/// Signatures that a root waits for.
public struct MissingSignatures: Sendable {
  /// Whose keys have to sign: those of the root itself, or of the one before.
  public let rootVersion: Int64
  /// How many.
  public let count: Int64
  /// The keys of which that many have to sign.
  public let candidates: [KeyIdentifier]
}
