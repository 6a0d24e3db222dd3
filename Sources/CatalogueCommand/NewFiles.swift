internal import FileAccess
internal import Foundation

/// A new or empty folder that gets all its files at once, or none.
struct NewFolder {
  private let path: String

  init(_ path: String) { self.path = path.trimmingSlashes }

  /// - Throws: `FileError` when there is something in it.
  func checkIsFree() throws(FileError) {
    guard try FileBytes.isThere(path), try !FolderListing.names(in: path).isEmpty else { return }
    throw FileError("\(path) isn't empty; name a new folder, so that nothing is overwritten")
  }

  /// Makes the folder.
  /// - Parameters:
  ///   - folders: folders in it to create even if they stay empty.
  ///   - files: paths within it, with at most one folder each.
  /// - Throws: `FileError` when that fails; then nothing is left of it.
  func write(_ files: [(path: String, bytes: [UInt8])], folders: [String]) throws(FileError) {
    let parent = PathParts(path).folder
    try FileBytes.makeFolder(parent)
    let draft = "\(path).\(getpid()).tmp"
    guard mkdir(draft, 0o777) == 0 else { throw FileError("make the folder", draft, code: errno) }
    do throws(FileError) {
      try fill(draft, files, folders)
      // The system replaces an empty folder, and no other.
      guard rename(draft, path) == 0 else { throw FileError("write", path, code: errno) }
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw error
    }
  }

  private func fill(
    _ draft: String, _ files: [(path: String, bytes: [UInt8])], _ folders: [String]
  ) throws(FileError) {
    let used = files.map { PathParts($0.path).folder }
    for folder in Set(folders + used) { try FileBytes.makeFolder("\(draft)/\(folder)") }
    for file in files { try FileBytes.replace("\(draft)/\(file.path)", with: file.bytes, isDurable: false) }
  }
}

/// Files that are written all or none, and never over others.
struct NewFiles {
  let files: [(path: String, bytes: [UInt8])]

  /// - Throws: `FileError` where one is there already, or can't be written; then none of them is there.
  func write() throws(FileError) {
    for file in files where try FileBytes.isThere(file.path) {
      throw FileError("can't write \(file.path): the file exists; delete it first, or choose another name")
    }
    var written: [String] = []
    do throws(FileError) {
      for file in files {
        try FileBytes.makeFolder(PathParts(file.path).folder)
        try FileBytes.replace(file.path, with: file.bytes)
        written.append(file.path)
      }
    } catch {
      for path in written { unlink(path) }
      throw error
    }
  }
}

/// Paths as seen from a folder.
enum RelativePath {
  /// The path from a folder to a file, both absolute or both relative to one folder; `nil` where their texts don't
  /// show it.
  static func from(_ folder: String, to path: String) -> String? {
    let (start, end) = (parts(of: folder), parts(of: path))
    guard folder.hasPrefix("/") == path.hasPrefix("/"), !(start + end).contains("..") else { return nil }
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let steps = start.dropFirst(shared).map { _ in ".." } + end.dropFirst(shared)
    return steps.joined(separator: "/")
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
