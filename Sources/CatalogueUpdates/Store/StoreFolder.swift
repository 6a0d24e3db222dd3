internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// The folder of a store's downloads:
///
/// - `files/<sha256>`: catalogues and logos, each named by the hash of its content;
/// - `releases/<sha256>`: manifests, which list the files of a release;
/// - `latest`, `previous`: the hash of the manifest of the newest release, and of the one before;
/// - `metadata/`: the verified TUF metadata of the last update, and all roots after the app's own;
/// - `verified`: which release the targets of the last check list;
/// - `checked`: when the last check was;
/// - `lock`: locked by the process that updates. No other process writes.
///
/// A file is used only if its content has the hash that is its name. Every file is written as a temporary file that is
/// flushed and renamed: a reader finds the old file or the new one, also after a crash or a loss of power.
struct StoreFolder: Sendable {
  /// The kinds of files that are named by their hash.
  enum Kind: String, Sendable {
    case files, releases
  }

  /// The releases that are always kept, newest first.
  enum Pointer: String, CaseIterable, Sendable {
    case latest, previous
  }

  /// The folder of roots in the folder of metadata.
  static let roots = "roots"
  /// The longest file that is stored, in bytes.
  static let maximumLength = 32 << 20

  let path: String

  // MARK: Files by content

  /// The file with a hash; `nil` when it is missing or damaged.
  func file(_ hash: ContentHash, of kind: Kind = .files) -> [UInt8]? {
    guard let bytes = try? FileBytes.read(filePath(hash, kind), limit: Self.maximumLength),
      ContentHash(of: bytes, by: .sha256) == hash
    else { return nil }
    return bytes
  }

  /// Stores a file.
  func keep(_ bytes: [UInt8], of kind: Kind = .files) throws(FileError) -> ContentHash {
    let hash = ContentHash(of: bytes, by: .sha256)
    try FileBytes.makeFolder("\(path)/\(kind.rawValue)")
    try FileBytes.replace(filePath(hash, kind), with: bytes)
    return hash
  }

  func filePath(_ hash: ContentHash, _ kind: Kind) -> String {
    "\(path)/\(kind.rawValue)/\(hash.hexadecimal)"
  }

  // MARK: Releases

  /// The manifest that a pointer names; `nil` for none.
  subscript(pointer: Pointer) -> ContentHash? {
    guard let text = try? FileBytes.read("\(path)/\(pointer.rawValue)", limit: 65) else { return nil }
    return ContentHash(hexadecimal: String(decoding: text, as: UTF8.self), algorithm: .sha256)
  }

  /// The manifest with a hash; `nil` when it is missing or damaged.
  func manifest(_ hash: ContentHash) -> ReleaseManifest? {
    file(hash, of: .releases).flatMap(ReleaseManifest.init)
  }

  /// Makes a release the latest one, after all its files are stored. The one before is kept to fall back to, if it is
  /// undamaged. The flushes only order the writes: an update that is lost with the power is downloaded again.
  func publish(_ manifest: ReleaseManifest) throws(FileError) {
    let hash = try keep(manifest.bytes, of: .releases)
    for kind in [Kind.files, .releases] { try FileBytes.flushFolder("\(path)/\(kind.rawValue)") }
    if let before = self[.latest], before != hash, Release(before, in: self) != nil {
      try point(.previous, to: before)
    }
    try point(.latest, to: hash)
  }

  private func point(_ pointer: Pointer, to manifest: ContentHash) throws(FileError) {
    try FileBytes.replace("\(path)/\(pointer.rawValue)", with: Array(manifest.hexadecimal.utf8))
    try FileBytes.flushFolder(path)
  }

  // MARK: Metadata

  /// A stored metadata file, by its path in the folder of metadata.
  func metadata(_ name: String, limit: Int64) -> [UInt8]? {
    try? FileBytes.read("\(path)/metadata/\(name)", limit: Int(clamping: limit))
  }

  /// Stores a verified metadata file.
  func keepMetadata(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    try FileBytes.makeFolder("\(path)/metadata/\(Self.roots)")
    try FileBytes.replace("\(path)/metadata/\(name)", with: bytes)
  }

  /// Deletes a stored metadata file.
  func deleteMetadata(_ name: String) { unlink("\(path)/metadata/\(name)") }
}

extension StoreFolder {
  /// Locks the store for this process's updates, as long as the returned value lasts.
  /// - Throws: `CatalogueUpdateError.busy` when another process has the lock.
  func takeLock() throws(CatalogueUpdateError) -> FileLock {
    let lock: FileLock?
    do {
      try FileBytes.makeFolder(path)
      lock = try FileLock.take("\(path)/lock")
    } catch { throw .storage(error) }
    guard let lock else { throw .busy }
    return lock
  }
}
