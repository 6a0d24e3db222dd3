internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import StrictJSON
internal import UpdateFramework

/// A repository on disk: `metadata/` and `targets/`.
struct RepositoryFolder {
  let path: String

  /// A file's bytes, or `nil` when there is none.
  func read(_ name: String, limit: Int64) throws(FileError) -> [UInt8]? {
    let file = "\(path)/\(name)"
    guard access(file, F_OK) == 0 else { return nil }
    return try FileBytes.read(file, limit: Int(clamping: limit) &+ 1)
  }

  /// The repository's metadata, as a client sees it that has only a root.
  /// - Parameter time: the present time; `nil` so as to read what has expired as well.
  /// - Throws: `UpdateError` when it can't be trusted, `FileError` when it can't be read.
  func metadata(trustedRoot: [UInt8], at time: UTCTime?) throws -> TrustedMetadata {
    var update = try MetadataUpdate(trustedRoot: trustedRoot, at: time)
    while let request = update.request {
      let name = "\(BundleFile.metadata)/\(request.path)"
      if let bytes = try read(name, limit: request.maximumLength) {
        _ = try update.receive(bytes)
      } else {
        try update.receiveAbsence()
      }
    }
    return update.trusted
  }

  /// What is out, verified but for what has expired; `nil` when nothing is.
  /// - Parameter name: the catalogue's target path.
  func release(of name: String, roots: RootChain) throws -> PublishedRelease? {
    guard access("\(path)/\(BundleFile.metadata)/\(RoleName.timestamp.fileName)", F_OK) == 0 else {
      return nil
    }
    do {
      let metadata = try metadata(trustedRoot: roots.first, at: nil)
      return try PublishedRelease(metadata, name: name, catalogue: catalogue(name, in: metadata))
    } catch let error as UpdateError {
      throw PublishError.untrustedRepository(error)
    }
  }

  /// The paths of the listed files that are missing, or aren't what the metadata says.
  func brokenTargets(of metadata: TrustedMetadata) throws(FileError) -> [String] {
    var broken: [String] = []
    for (name, file) in metadata.targets(of: .topLevel)?.payload.files ?? [:] {
      let path = "\(BundleFile.targets)/\(file.consistentPath(of: name.text))"
      let bytes = try read(path, limit: file.length)
      if !(bytes.map(file.isMatched) ?? false) { broken.append(path) }
    }
    return broken.sorted()
  }

  private func catalogue(_ name: String, in metadata: TrustedMetadata) throws -> [UInt8] {
    guard let file = metadata.targets(of: .topLevel)?.payload.file(name) else {
      throw PublishError.damagedRepository(path: name)
    }
    let path = "\(BundleFile.targets)/\(file.consistentPath(of: name))"
    guard let bytes = try read(path, limit: file.length) else {
      throw PublishError.damagedRepository(path: path)
    }
    return bytes
  }

  /// Writes what is to be published, in its order. Each file is on disk, under its name, before the next one is begun:
  /// whenever this stops, the repository is the old release or the new one.
  func write(_ publication: Publication) throws(FileError) {
    for file in publication.files {
      let path = "\(path)/\(file.path)"
      let folder = (path as NSString).deletingLastPathComponent
      try FileBytes.makeFolder(folder)
      try FileBytes.replace(path, with: file.bytes)
      try FileBytes.flushFolder(folder)
    }
  }

  /// Deletes what was published, and nothing else.
  func clear() throws(FileError) {
    for name in [BundleFile.metadata, BundleFile.targets] {
      let folder = "\(path)/\(name)"
      guard access(folder, F_OK) == 0 else { continue }
      do { try FileManager.default.removeItem(atPath: folder) } catch {
        throw FileError("delete", folder, error)
      }
    }
  }
}
