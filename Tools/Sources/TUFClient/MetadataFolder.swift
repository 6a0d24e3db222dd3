internal import AdditionalSignatures
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// The folder of the metadata that was verified so far: each role's newest file, byte for byte as it came.
struct MetadataFolder {
  let path: String

  /// The longest file that an update may have kept.
  private static let limit = Int(DownloadLimits().targets)

  /// The signatures that are understood: more than the apps need, which read one repository only.
  static let schemes: [any SignatureScheme] =
    [Ed25519Scheme(), RSAPSSScheme()] + ECDSAP256Scheme.KeyType.allCases.map { ECDSAP256Scheme(keyType: $0) }

  /// Keeps the root to begin with, if it is one.
  func begin(rootIn file: String) throws {
    let root = try FileBytes.read(file, limit: Self.limit)
    _ = try MetadataUpdate(trustedRoot: root, expiry: .omitted, schemes: Self.schemes)
    try FileBytes.makeFolder(path)
    try write(root, as: RoleName.root.listedName)
  }

  /// Begins an update from what is kept.
  func update(at time: UTCTime) throws -> MetadataUpdate {
    let root = try FileBytes.read("\(path)/\(RoleName.root.listedName)", limit: Self.limit)
    return try MetadataUpdate(trustedRoot: root, at: time, schemes: Self.schemes)
  }

  /// A file that was kept. One that can't be read counts as missing: it is fetched anew.
  func read(_ name: String) -> [UInt8]? { try? FileBytes.read("\(path)/\(name)", limit: Self.limit) }

  func write(_ bytes: [UInt8], as name: String) throws(FileError) {
    try FileBytes.replace("\(path)/\(name)", with: bytes)
  }

  func remove(_ name: String) throws(FileError) {
    guard unlink("\(path)/\(name)") == 0 || errno == ENOENT else {
      throw FileError("remove", "\(path)/\(name)", code: errno)
    }
  }
}
