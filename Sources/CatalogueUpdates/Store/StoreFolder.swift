internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// The folder in which a store keeps what it downloaded:
///
/// - `files/<sha256>`: catalogues, logos and manifests, each under the hash of its content;
/// - `installed`, `previous`, `staged`: the hash of a release's manifest;
/// - `metadata/`: the verified TUF metadata of the last update;
/// - `checked`: when the last check was.
///
/// What is read is believed only when its hash is the one it is kept under. All is written by a temporary file that is
/// flushed and takes the name, so that whoever reads, and whatever stops, finds the old file or the new one.
struct StoreFolder: Sendable {
  /// A release that one of the pointers names.
  enum Pointer: String, CaseIterable, Sendable {
    case installed, previous, staged
  }

  /// The longest file that is kept: the longest catalogue.
  static let maximumLength = 32 << 20

  let path: String

  // MARK: Files by content

  /// The file of that hash; `nil` when it isn't there, or isn't what it was.
  func file(_ hash: ContentHash) -> [UInt8]? {
    guard let bytes = try? FileBytes.read(filePath(hash), limit: Self.maximumLength),
      ContentHash(of: bytes, by: .sha256) == hash
    else { return nil }
    return bytes
  }

  /// Keeps a file, unless it is there.
  @discardableResult
  func keep(_ bytes: [UInt8]) throws(FileError) -> ContentHash {
    let hash = ContentHash(of: bytes, by: .sha256)
    if file(hash) == nil {
      try FileBytes.makeFolder("\(path)/files")
      try FileBytes.replace(filePath(hash), with: bytes)
    }
    return hash
  }

  /// Deletes the files that no release needs, temporary ones included.
  func deleteFiles(but needed: Set<ContentHash>) {
    let names = Set(needed.map(\.hexadecimal))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/files")) ?? []
    where !names.contains(name) {
      unlink("\(path)/files/\(name)")
    }
  }

  private func filePath(_ hash: ContentHash) -> String { "\(path)/files/\(hash.hexadecimal)" }

  // MARK: Releases

  /// The manifest that a pointer names, and its hash; `nil` when there is none, or it is damaged.
  func manifest(_ pointer: Pointer) -> (manifest: ReleaseManifest, hash: ContentHash)? {
    guard let text = try? FileBytes.read("\(path)/\(pointer.rawValue)", limit: 64),
      let hash = ContentHash(hexadecimal: String(decoding: text, as: UTF8.self), algorithm: .sha256),
      let manifest = file(hash).flatMap(ReleaseManifest.init)
    else { return nil }
    return (manifest, hash)
  }

  /// Lets a pointer name a manifest that is kept.
  func point(_ pointer: Pointer, to manifest: ContentHash) throws(FileError) {
    try FileBytes.flushFolder("\(path)/files")
    try FileBytes.replace("\(path)/\(pointer.rawValue)", with: Array(manifest.hexadecimal.utf8))
    try FileBytes.flushFolder(path)
  }

  /// Lets a pointer name nothing.
  func clear(_ pointer: Pointer) { unlink("\(path)/\(pointer.rawValue)") }

  // MARK: Metadata

  /// A kept metadata file.
  func metadata(_ name: String, limit: Int64) -> [UInt8]? {
    try? FileBytes.read("\(path)/metadata/\(name)", limit: Int(clamping: limit))
  }

  /// Keeps a verified metadata file.
  func keepMetadata(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    try FileBytes.makeFolder("\(path)/metadata")
    try FileBytes.replace("\(path)/metadata/\(name)", with: bytes)
  }

  /// Deletes a kept metadata file.
  func deleteMetadata(_ name: String) { unlink("\(path)/metadata/\(name)") }
}
