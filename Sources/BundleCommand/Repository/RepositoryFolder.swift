internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// A repository on disk: `metadata/` and `targets/`.
struct RepositoryFolder: RepositorySource {
  let path: String

  /// A file's bytes, or `nil` when there is none. An unreadable file is an error: a publisher that took it for missing
  /// would begin again at version 1.
  func read(_ name: String, limit: Int64) throws(FileError) -> [UInt8]? {
    guard try exists(name) else { return nil }
    return try FileBytes.read(
      "\(path)/\(name)", limit: Int(clamping: limit.addingReportingOverflow(1).partialValue))
  }

  /// Whether something of that name exists.
  func exists(_ name: String) throws(FileError) -> Bool {
    try FileBytes.isThere("\(path)/\(name)")
  }

  /// Whether a publisher has ever written here.
  var isBegun: Bool {
    get throws(FileError) { try !names(in: BundleFile.metadata).isEmpty }
  }

  /// The file without which nothing is published, whatever else is there: it is written last.
  static let timestampPath = "\(BundleFile.metadata)/\(RoleName.timestamp.fileName)"

  /// Whether it has a release: an incomplete download, or a first publisher that was stopped, leaves none.
  var hasRelease: Bool {
    get throws(FileError) { try exists(Self.timestampPath) }
  }

  /// - Throws: `FileError` when nothing was ever published into the folder, most often because its name is misspelt.
  func checkIsBegun() throws(FileError) {
    guard try isBegun else {
      throw FileError("no repository at \(path): give the folder that \"catalogue-bundle publish\" writes")
    }
  }

  /// The names of the files in a folder; none where there is no such folder.
  func names(in folder: String) throws(FileError) -> [String] {
    guard try exists(folder) else { return [] }
    let path = "\(path)/\(folder)"
    do { return try FileManager.default.contentsOfDirectory(atPath: path.systemPath) } catch {
      throw FileError("read", path, error)
    }
  }

  /// Deletes temporary files that a stopped publisher left.
  func removeLeftovers() throws(FileError) {
    // The folders of a kind's files have names of its own.
    let inner = try names(in: BundleFile.targets).sorted().map { "\(BundleFile.targets)/\($0)" }
      .filter { FileType(of: "\(path)/\($0)") == .folder }
    for folder in [BundleFile.metadata, BundleFile.targets] + inner {
      for name in try names(in: folder) where FileBytes.isTemporary(name) {
        let file = "\(path)/\(folder)/\(name)"
        guard FileType(of: file) == .file else { continue }
        guard unlink(file.systemPath) == 0 else { throw FileError("delete", file, code: errno) }
      }
    }
  }

  /// Writes the files of a publication in order. Each file is flushed, with its name, before the next one: whenever this
  /// stops, the repository is the old release or the new one. When it returns, the new one is on the disk and can be
  /// uploaded: a version that apps have seen must not be used again for other content.
  func write(_ publication: Publication) throws(FileError) {
    try makeFolders(for: publication)
    for file in publication.files {
      let path = "\(path)/\(file.path)"
      try FileBytes.replace(path, with: file.bytes)
      try FileBytes.flushFolder(PathParts(path).folder)
    }
    try FileBytes.flushFolder(path, .durability)
  }

  /// Creates the folders, and flushes their parents, so that they exist after a loss of power.
  private func makeFolders(for publication: Publication) throws(FileError) {
    let folders = Set(publication.files.map { PathParts($0.path).folder })
    for folder in folders.sorted() {
      guard FileType(of: "\(path)/\(folder)") != .link else {
        throw FileError(
          "\(path)/\(folder) is a link, which may lead to what isn't the repository's: put a folder in its place"
        )
      }
      try FileBytes.makeFolder("\(path)/\(folder)")
      try FileBytes.flushFolder("\(path)/\(PathParts(folder).folder)")
    }
    try FileBytes.flushFolder(path)
  }

  /// Deletes what was published, and nothing else: files of other names stay, and links with what they lead to.
  func clear() throws(FileError) {
    try delete(in: BundleFile.metadata) { name in
      name == RoleName.timestamp.fileName || name.hasSuffix(".json") && name.first?.isNumber ?? false
    }
    try delete(in: BundleFile.targets, OldTargetFiles.isPublished)
  }

  /// Deletes the files of a folder and its folders whose names are this program's, and the folders that are empty then.
  private func delete(in folder: String, _ isOwn: (String) -> Bool) throws(FileError) {
    for name in try names(in: folder) {
      let file = "\(path)/\(folder)/\(name)"
      switch FileType(of: file) {
      case .folder: try delete(in: "\(folder)/\(name)", isOwn)
      case .file where isOwn(name):
        guard unlink(file.systemPath) == 0 else { throw FileError("delete", file, code: errno) }
      default: break
      }
    }
    // Fails where something has stayed.
    rmdir("\(path)/\(folder)".systemPath)
  }
}

/// Lets one publisher at a time write into a repository.
enum RepositoryLock {
  /// Does something while no other publisher may write into the folder, which must exist.
  /// - Throws: `FileError` when somebody else is publishing, or what `body` throws.
  static func hold(_ folder: String, while body: () async throws -> Void) async throws {
    guard let lock = try FileLock.take("\(folder)/.lock") else {
      throw FileError("somebody else is publishing into \(folder): try again when they have finished")
    }
    defer { withExtendedLifetime(lock) {} }
    try await body()
  }
}
