internal import Catalogue
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// The folder of a store's downloads:
///
/// - `files/<sha256>`: catalogues and logos, each named by the hash of its content;
/// - `releases/<sha256>`: manifests, which list the files of a release;
/// - `latest`, `previous`: the hash of the manifest of the newest release, and of the one before;
/// - `metadata/`: the verified TUF metadata of the last update, and all roots from the app's own on;
/// - `seen`: the versions and keys of the newest metadata;
/// - `verified`: which release the targets of the last check list;
/// - `checked`: when the last check was;
/// - `lock`: marks a store, and is locked by the process that updates. No other process writes.
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

  /// The folder of metadata.
  static let metadata = "metadata"
  /// The folder of roots in the folder of metadata.
  static let roots = "roots"
  /// The file that is locked, which is the first one in a store.
  static let lock = "lock"
  /// The longest file that is stored, in bytes.
  static let maximumLength = 32 << 20

  let path: String

  // MARK: Files by content

  /// The file with a hash; `nil` when it is missing or damaged.
  func file(_ hash: ContentHash, of kind: Kind = .files) -> [UInt8]? {
    guard let bytes = read(Self.name(hash, kind), limit: Self.maximumLength),
      ContentHash(of: bytes, by: .sha256) == hash
    else { return nil }
    return bytes
  }

  /// A catalogue that was stored under a hash, which it may have no more: what is made of it is verified.
  func unverified(_ hash: ContentHash) -> [UInt8]? {
    read(Self.name(hash, .files), limit: Self.maximumLength)
  }

  /// Stores a file.
  func keep(_ bytes: [UInt8], of kind: Kind = .files) throws(FileError) -> ContentHash {
    let hash = ContentHash(of: bytes, by: .sha256)
    try FileBytes.makeFolder("\(path)/\(kind.rawValue)")
    try write(Self.name(hash, kind), bytes)
    return hash
  }

  static func name(_ hash: ContentHash, _ kind: Kind) -> String { "\(kind.rawValue)/\(hash.hexadecimal)" }

  // MARK: Releases

  /// The manifest that a pointer names; `nil` for none.
  subscript(pointer: Pointer) -> ContentHash? {
    guard let text = read(pointer.rawValue, limit: 65) else { return nil }
    return ContentHash(hexadecimal: String(decoding: text, as: UTF8.self), algorithm: .sha256)
  }

  /// The manifest with a hash; `nil` when it is missing or damaged.
  func manifest(_ hash: ContentHash) -> ReleaseManifest? {
    file(hash, of: .releases).flatMap(ReleaseManifest.init)
  }

  /// The newest release that counts by a root: the latest, or else the previous.
  func newestRelease<Content: PublishedContent>(by root: RootAuthority) -> Release<Content>? {
    Pointer.allCases.lazy.compactMap { self[$0] }.compactMap { Release($0, in: self, by: root) }.first
  }

  /// Whether a release's manifest and catalogue are undamaged.
  func holds(_ hash: ContentHash, _ manifest: ReleaseManifest) -> Bool {
    file(hash, of: .releases) != nil && file(manifest.catalogue) != nil
  }

  /// Makes a release the latest one, after all its files are stored. The flushes only order the writes: an update that is
  /// lost with the power is downloaded again.
  /// - Parameters:
  ///   - root: the root that verified the release.
  ///   - content: what reads the release, and the one to fall back to.
  func publish(
    _ manifest: ReleaseManifest, by root: RootAuthority, readAs content: (some PublishedContent).Type
  ) throws(FileError) {
    let hash = try keep(manifest.bytes, of: .releases)
    for kind in [Kind.files, .releases] { try FileBytes.flushFolder("\(path)/\(kind.rawValue)") }
    try keepFallback(for: manifest, by: root, readAs: content)
    try point(.latest, to: hash)
  }

  /// Keeps an older release to fall back to, if it is undamaged and the new root still accepts it. Any other must be gone
  /// before the new release is the latest.
  private func keepFallback<Content: PublishedContent>(
    for manifest: ReleaseManifest, by root: RootAuthority, readAs _: Content.Type
  ) throws(FileError) {
    let fallback = Pointer.allCases.lazy.compactMap { self[$0] }.first { hash in
      // A higher version was withdrawn.
      Release<Content>(hash, in: self, by: root).map { $0.manifest.version < manifest.version } ?? false
    }
    if let fallback {
      if fallback != self[.previous] { try point(.previous, to: fallback) }
    } else {
      try delete(.previous)
      try FileBytes.flushFolder(path)
    }
  }

  /// Deletes a pointer, and not what it names.
  func delete(_ pointer: Pointer) throws(FileError) {
    let path = "\(path)/\(pointer.rawValue)"
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError("delete", path, code: errno) }
  }

  private func point(_ pointer: Pointer, to manifest: ContentHash) throws(FileError) {
    try write(pointer.rawValue, Array(manifest.hexadecimal.utf8))
    try FileBytes.flushFolder(path)
  }

  // MARK: Metadata

  /// A stored metadata file, by its path in the folder of metadata.
  func metadata(_ name: String, limit: Int64) -> [UInt8]? {
    read("\(Self.metadata)/\(name)", limit: Int(clamping: limit))
  }

  /// The path of a root in the folder of metadata. Roots have their own folder, since a delegated role may be named `2.root`.
  static func name(ofRoot version: Int64) -> String { "\(roots)/\(version).root.json" }

  /// Stores a verified metadata file.
  func keepMetadata(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    try FileBytes.makeFolder("\(path)/\(Self.metadata)/\(Self.roots)")
    try write("\(Self.metadata)/\(name)", bytes)
  }

  /// Deletes a stored metadata file.
  func deleteMetadata(_ name: String) { unlink("\(path)/\(Self.metadata)/\(name)") }

  // MARK: Reading and writing

  /// One of the store's own files; `nil` when it is missing, too long, or a link.
  func read(_ name: String, limit: Int) -> [UInt8]? {
    try? FileBytes.read("\(path)/\(name)", limit: limit, followsLinks: false)
  }

  /// Writes one of the store's own files. A link in its place is replaced, and not followed.
  /// - Parameter isDurable: whether the file must survive a loss of power.
  func write(_ name: String, _ bytes: [UInt8], isDurable: Bool = true) throws(FileError) {
    try deleteEmptyFolder(name)
    try FileBytes.replace("\(path)/\(name)", with: bytes, isDurable: isDurable, replacesLink: true)
  }
}

extension StoreFolder {
  /// Locks the store for this process's updates, as long as the returned value lasts.
  /// - Throws: `CatalogueUpdateError.busy` when another process has the lock, `storage` when the folder can't be a store.
  func takeLock() throws(CatalogueUpdateError) -> FileLock {
    let lock: FileLock?
    do {
      try prepare()
      lock = try FileLock.take("\(path)/\(Self.lock)")
    } catch { throw .storage(error) }
    guard let lock else { throw .busy }
    do { try markLock() } catch { throw .storage(error) }
    deleteLeftovers()
    return lock
  }
}
