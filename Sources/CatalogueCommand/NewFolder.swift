internal import CatalogueSources
internal import FileAccess
internal import Foundation

/// A new or empty folder that gets all its files at once, or none.
struct NewFolder {
  private let path: String

  init(_ path: String) { self.path = path.trimmingSlashes }

  /// - Throws: `FileError` when there is something in it, or a folder of that name can't be made at once.
  func checkIsFree() throws(FileError) {
    if FileType(of: path) == .link {
      throw FileError("\(path) is a symbolic link; name a new folder, so that nothing is overwritten")
    }
    if try FileBytes.isThere(path), let first = try FolderListing.names(in: path, hidden: true).first {
      let hidden = first.isHiddenFile ? ": it has \(first)" : ""
      throw FileError("\(path) isn't empty\(hidden); name a new folder, so that nothing is overwritten")
    }
    // The system puts no folder in place of one that is named so.
    guard ![".", ".."].contains(PathParts(path).name) else {
      throw FileError("can't make the folder \(path): give its own name, from the folder above")
    }
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
    guard mkdir(draft.systemPath, 0o777) == 0 else { throw FileError("make the folder", draft, code: errno) }
    do throws(FileError) {
      try fill(draft, files, folders)
      // The system replaces an empty folder, and no other.
      guard rename(draft.systemPath, path.systemPath) == 0 else {
        throw FileError("write", path, code: errno)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: draft.systemPath)
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

/// Paths as seen from a folder.
enum RelativePath {
  /// The path from a folder to a file, both absolute or both relative to one folder; of one that is absolute alone, that
  /// path. `nil` where their texts don't show it.
  static func from(_ folder: String, to path: String) -> String? {
    if path.hasPrefix("/"), !folder.hasPrefix("/") { return path }
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
