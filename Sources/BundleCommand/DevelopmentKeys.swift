internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// A throw-away key for all roles and the root that names it, so that a newcomer's build ends with a bundle.
struct DevelopmentKeys {
  let key: SigningKey
  let roots: RootChain

  /// The key and the root of a folder, made when they are missing or of no use any more.
  init(in folder: String, at now: Moment) throws {
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
