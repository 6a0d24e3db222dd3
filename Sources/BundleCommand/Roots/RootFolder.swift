internal import BundlePublisher
internal import FileAccess
internal import UpdateFramework

/// The folder of roots: `1.root.json` and so on. The last one may be a draft that needs signatures.
struct RootFolder {
  /// Longer files aren't roots.
  static let limit = 512_000

  let path: String

  /// The signed roots, and the draft after them.
  func read() throws -> (chain: RootChain?, draft: RootDraft?) {
    var chain: RootChain?
    var version: Int64 = 1
    while let bytes = try bytes(of: version) {
      if let next = try? chain.appending(bytes) {
        chain = next
      } else {
        return (chain, try draft(bytes, version, after: chain))
      }
      version += 1
    }
    if let later = try newest, later > version {
      throw FileError(
        "\(file(of: version)) is missing, and \(file(of: later)) is there: restore it from version control")
    }
    return (chain, nil)
  }

  /// The highest version in the names of the files.
  private var newest: Int64? {
    get throws(FileError) {
      guard FolderListing.isFolder(path) else { return nil }
      let suffix = ".\(RoleName.root.fileName)"
      return try FolderListing.names(in: path).compactMap { name in
        name.hasSuffix(suffix) ? Int64(name.dropLast(suffix.utf8.count)) : nil
      }.max()
    }
  }

  /// The signed roots.
  func chain() throws -> RootChain { try chainAndDraft().chain }

  /// The signed roots, of which there is one at least, and the draft after them.
  func chainAndDraft() throws -> (chain: RootChain, draft: RootDraft?) {
    let (chain, draft) = try read()
    guard let chain else {
      throw FileError("\(path) has no signed root: make one with \"catalogue-bundle root init\", and sign it")
    }
    return (chain, draft)
  }

  /// What is said of a draft to somebody who publishes: it isn't published.
  func note(of draft: RootDraft) -> String {
    "note: \(RootDescription.status(of: draft, in: file(of: draft)))"
  }

  /// Writes a draft.
  func write(_ draft: RootDraft) throws(FileError) -> String {
    try FileBytes.makeFolder(path)
    let file = file(of: draft)
    try FileBytes.replace(file, with: draft.metadata.bytes)
    try FileBytes.flushFolder(path, .durability)
    return file
  }

  /// A draft's file.
  func file(of draft: RootDraft) -> String { file(of: draft.metadata.payload.version) }

  private func draft(_ bytes: [UInt8], _ version: Int64, after chain: RootChain?) throws -> RootDraft {
    let draft: RootDraft
    do { draft = try RootDraft(decoding: bytes, following: chain?.newest.payload) } catch {
      throw FileError("\(file(of: version)): \(error)")
    }
    guard draft.metadata.payload.version == version else {
      throw FileError("\(file(of: version)): this is root version \(draft.metadata.payload.version)")
    }
    guard try self.bytes(of: version + 1) == nil else {
      throw FileError(
        "\(file(of: version)) has too few signatures, and \(file(of: version + 1)) follows it: sign the first one"
      )
    }
    return draft
  }

  private func bytes(of version: Int64) throws(FileError) -> [UInt8]? {
    let file = file(of: version)
    return try FileBytes.isThere(file) ? try FileBytes.read(file, limit: Self.limit) : nil
  }

  private func file(of version: Int64) -> String { "\(path)/\(version).root.json" }
}

extension RootChain? {
  /// The chain with one root more.
  fileprivate func appending(_ bytes: [UInt8]) throws(UpdateError) -> RootChain {
    guard var chain = self else { return try RootChain(first: bytes) }
    try chain.append(bytes)
    return chain
  }
}
