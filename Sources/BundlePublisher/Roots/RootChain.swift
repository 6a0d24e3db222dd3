public import UpdateFramework

/// The roots of a repository from the first one on, each signed by its own keys and by those of the one before.
public struct RootChain: Sendable {
  private var files: [[UInt8]]
  private var roots: [SignedMetadata<Root>]
  private var trusted: TrustedMetadata
  /// The newest root.
  public var newest: SignedMetadata<Root> { trusted.root }

  /// The chain that begins with root version 1.
  /// - Throws: `UpdateError` when the root isn't that, or too few of its own keys have signed it.
  public init(first bytes: [UInt8]) throws(UpdateError) {
    trusted = try TrustedMetadata(root: bytes, expiry: .omitted, schemes: [Ed25519Scheme()])
    guard trusted.root.payload.version == 1 else {
      throw UpdateError(.wrongVersion(expected: 1, found: trusted.root.payload.version), of: .root)
    }
    files = [bytes]
    roots = [trusted.root]
  }

  /// Appends the next root.
  /// - Throws: `UpdateError` when it doesn't follow, or too few keys have signed it.
  public mutating func append(_ bytes: [UInt8]) throws(UpdateError) {
    try trusted.acceptRoot(bytes)
    files.append(bytes)
    roots.append(trusted.root)
  }

  /// The versions, 1 to that of the newest root.
  public var versions: ClosedRange<Int64> { 1...max(1, newest.payload.version) }

  /// The file of a version; `nil` when there is none.
  public func bytes(of version: Int64) -> [UInt8]? {
    versions.contains(version) ? files[Int(version) - 1] : nil
  }

  /// Whether a file is the root of that version, also with further signatures.
  public func isRoot(_ bytes: [UInt8], ofVersion version: Int64) -> Bool {
    if self.bytes(of: version) == bytes { return true }
    guard versions.contains(version), let root = try? SignedMetadata<Root>(decoding: bytes),
      root.signedBytes == roots[Int(version) - 1].signedBytes
    else { return false }
    // Its signatures count too: apps that have the root before go by this file.
    let chain = files.prefix(Int(version) - 1) + [bytes]
    return (try? RootChain(chain)) != nil
  }

  private init(_ files: ArraySlice<[UInt8]>) throws(UpdateError) {
    try self.init(first: files.first ?? [])
    for file in files.dropFirst() { try append(file) }
  }

  /// The roots of some version and all later ones.
  func roots(from version: Int64) -> [Root] { roots.map(\.payload).filter { $0.version >= version } }
}
