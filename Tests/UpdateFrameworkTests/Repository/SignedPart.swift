import StrictJSON
@testable import UpdateFramework

/// The signed part of a file, to check that nothing else was trusted.
enum SignedPart {
  /// The canonical bytes of a file's `signed`, read without the code under test but for the canonical form.
  static func bytes(of file: [UInt8]) -> [UInt8]? {
    guard let signed = (try? JSONReader.read(file))?.object?["signed"] else { return nil }
    return try? CanonicalJSON.bytes(of: signed)
  }

  /// The canonical bytes that an update trusts of a role; a delegated one is delegated to by the targets.
  static func trusted(_ role: String, in update: MetadataUpdate) -> [UInt8]? {
    switch RoleName.named(role) {
    case .root: update.trusted.root.signedBytes
    case .timestamp: update.trusted.timestamp?.signedBytes
    case .snapshot: update.trusted.snapshot?.signedBytes
    case .targets: update.trusted.targets(of: .topLevel)?.signedBytes
    case .delegated(let name):
      update.trusted.targets(of: Delegation(role: .delegated(name), delegator: .targets))?.signedBytes
    }
  }
}
