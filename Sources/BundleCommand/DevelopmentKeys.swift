internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// A throw-away key for all roles and its root, so that every build can make a bundle.
struct DevelopmentKeys {
  let key: SigningKey
  let roots: RootChain

  /// The key and the root of a folder. They are made when they are missing or expired.
  init(in folder: String, at now: SigningTime) throws {
    try FileBytes.makeFolder(folder)
    let (keyPath, rootPath) = ("\(folder)/development.pem", "\(folder)/1.root.json")
    let old = (
      key: try? KeyFiles.signingKey(in: keyPath), root: try? FileBytes.read(rootPath, limit: 1 << 20)
    )
    if let key = old.key, let root = old.root, let chain = try? RootChain(first: root),
      chain.newest.payload.expires > now.time,
      chain.newest.payload.keys.identifiers.contains(PublicKey(of: key).identifier)
    {
      (self.key, roots) = (key, chain)
      return
    }
    let key = SigningKey()
    let publicKey = PublicKey(of: key)
    var draft = try RootDraft(
      keys: RoleName.topLevel.map { ($0, publicKey) }, thresholds: [.root: 1], expires: now.after(days: 365))
    try draft.sign(with: key)
    (self.key, roots) = (key, try RootChain(first: draft.metadata.bytes))
    try FileBytes.replace(keyPath, with: Array(key.pem.utf8), mode: 0o600)
    try FileBytes.replace(rootPath, with: draft.metadata.bytes)
  }
}

/// A repository that is signed with throw-away keys. It is deleted when they can't continue it.
struct DevelopmentRepository {
  /// The file that marks such a repository, to tell it from one that people rely on.
  private static let marker = ".development"

  let folder: RepositoryFolder

  /// - Throws: `FileError` when the folder is, or was, such a repository: its mark would let another one be deleted.
  func checkIsNone() throws(FileError) {
    guard try folder.exists(Self.marker) else { return }
    throw FileError(
      "\(folder.path) was made with development keys: give another folder, or delete \(folder.path)/\(Self.marker) and all "
        + "else in it")
  }

  /// - Throws: `FileError` when the folder holds a repository that isn't for development.
  func checkMayBegin() throws(FileError) {
    if try folder.exists(Self.marker) { return }
    guard try folder.names(in: "metadata").isEmpty, try folder.names(in: "targets").isEmpty else {
      throw FileError(
        "\(folder.path) is a repository that wasn't made with development keys: give another folder, or its own keys"
      )
    }
  }

  /// Marks a new repository.
  /// - Throws: `FileError` when the folder holds a repository that isn't for development.
  func begin() throws(FileError) {
    try checkMayBegin()
    guard try !folder.exists(Self.marker) else { return }
    try FileBytes.replace("\(folder.path)/\(Self.marker)", with: [])
  }
}
