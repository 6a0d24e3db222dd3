internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// The folder in which a store keeps what it downloaded:
///
/// - `files/<sha256>`: catalogues and logos, each under the hash of its content;
/// - `releases/<sha256>`: manifests, which say of which files a release consists;
/// - `latest`, `previous`: the hash of the manifest of the newest release, and of the one before;
/// - `metadata/`: the verified TUF metadata of the last update, and all roots that came after the app's own;
/// - `verified`: which release the targets of the last check list;
/// - `checked`: when the last check was;
/// - `lock`: held by the process that updates; only that one writes anything.
///
/// What is read is believed only when its hash is the one it is kept under. All is written by a temporary file that is
/// flushed and takes the name, so that whoever reads, and whatever stops, finds the old file or the new one.
struct StoreFolder: Sendable {
  /// What is kept under its hash.
  enum Kind: String, Sendable {
    case files, releases
  }

  /// A release that stays, newest first.
  enum Pointer: String, CaseIterable, Sendable {
    case latest, previous
  }

  /// The folder of roots in that of metadata.
  static let roots = "roots"
  /// The longest file that is kept, in bytes: the longest catalogue that is read.
  static let maximumLength = 32 << 20

  let path: String

  // MARK: Files by content

  /// The file of that hash; `nil` when it isn't there, or isn't what it was.
  func file(_ hash: ContentHash, of kind: Kind = .files) -> [UInt8]? {
    guard let bytes = try? FileBytes.read(filePath(hash, kind), limit: Self.maximumLength),
      ContentHash(of: bytes, by: .sha256) == hash
    else { return nil }
    return bytes
  }

  /// Keeps a file.
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

  /// What a pointer names; `nil` for nothing.
  subscript(pointer: Pointer) -> ContentHash? {
    guard let text = try? FileBytes.read("\(path)/\(pointer.rawValue)", limit: 65) else { return nil }
    return ContentHash(hexadecimal: String(decoding: text, as: UTF8.self), algorithm: .sha256)
  }

  /// The manifest of that hash; `nil` when it isn't there, or isn't what it was.
  func manifest(_ hash: ContentHash) -> ReleaseManifest? {
    file(hash, of: .releases).flatMap(ReleaseManifest.init)
  }

  /// Makes a release the latest one, once all its files are kept. The one before stays to fall back to, if it is good
  /// for that.
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

  /// A kept metadata file, by its path in the folder of metadata.
  func metadata(_ name: String, limit: Int64) -> [UInt8]? {
    try? FileBytes.read("\(path)/metadata/\(name)", limit: Int(clamping: limit))
  }

  /// Keeps a verified metadata file.
  func keepMetadata(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    try FileBytes.makeFolder("\(path)/metadata/\(Self.roots)")
    try FileBytes.replace("\(path)/metadata/\(name)", with: bytes)
  }

  /// Deletes a kept metadata file.
  func deleteMetadata(_ name: String) { unlink("\(path)/metadata/\(name)") }
}
