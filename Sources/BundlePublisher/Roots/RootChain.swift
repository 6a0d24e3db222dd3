public import UpdateFramework

/// The roots of a repository from the first one on, each signed by its own keys and by those of the one before.
public struct RootChain: Sendable {
  private var files: [(version: Int64, bytes: [UInt8])]
  private var roots: [SignedMetadata<Root>]
  /// The last root, which counts.
  public var newest: SignedMetadata<Root> { trusted.root }
  private var trusted: TrustedMetadata

  /// The chain that begins with a root.
  /// - Throws: `UpdateError` when the root isn't one that enough of its own keys have signed.
  public init(first bytes: [UInt8]) throws(UpdateError) {
    trusted = try TrustedMetadata(root: bytes, at: nil, schemes: [Ed25519Scheme()])
    files = [(trusted.root.payload.version, bytes)]
    roots = [trusted.root]
  }

  /// Takes the next root.
  /// - Throws: `UpdateError` when it doesn't follow, or too few keys have signed it.
  public mutating func append(_ bytes: [UInt8]) throws(UpdateError) {
    let version = trusted.root.payload.version
    guard try trusted.acceptRoot(bytes) else {
      throw UpdateError(.wrongVersion(expected: version + 1, found: version), of: .root)
    }
    files.append((trusted.root.payload.version, bytes))
    roots.append(trusted.root)
  }

  /// The bytes of the first root, from which everything can be verified.
  public var first: [UInt8] { files.first?.bytes ?? [] }

  func files(after version: Int64) -> [(version: Int64, bytes: [UInt8])] {
    files.filter { $0.version > version }
  }

  func contains(_ root: SignedMetadata<Root>) -> Bool {
    roots.contains { $0.signedBytes == root.signedBytes }
  }
}
