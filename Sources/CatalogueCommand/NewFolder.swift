internal import FileAccess
internal import Foundation

/// A folder that isn't there yet, or is empty: it gets all its files at once, or none.
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
  ///   - folders: folders in it that are made also where they stay empty.
  ///   - files: paths within it, with at most one folder each.
  /// - Throws: `FileError` when that can't be done; then nothing is left of it.
  func write(_ files: [(path: String, bytes: [UInt8])], folders: [String]) throws(FileError) {
    let parent = (path as NSString).deletingLastPathComponent
    try FileBytes.makeFolder(parent)
    let draft = "\(path).\(getpid()).tmp"
    guard mkdir(draft, 0o777) == 0 else { throw FileError("make the folder", draft, code: errno) }
    do throws(FileError) {
      try fill(draft, files, folders)
      // The system puts a folder in the place of an empty one, and of no other.
      guard rename(draft, path) == 0 else { throw FileError("write", path, code: errno) }
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw error
    }
  }

  private func fill(
    _ draft: String, _ files: [(path: String, bytes: [UInt8])], _ folders: [String]
  ) throws(FileError) {
    let used = files.map { ($0.path as NSString).deletingLastPathComponent }
    for folder in Set(folders + used) { try FileBytes.makeFolder("\(draft)/\(folder)") }
    for file in files { try FileBytes.replace("\(draft)/\(file.path)", with: file.bytes, isDurable: false) }
  }
}
