internal import FileAccess
internal import Foundation

/// Files that are written together or not at all, and never over others.
struct NewFiles {
  let files: [(path: String, bytes: [UInt8])]

  /// - Throws: `FileError` where one is there already, or can't be written; then none of them is there.
  func write() throws(FileError) {
    for file in files where try FileBytes.isThere(file.path) {
      throw FileError("can't write \(file.path): there is a file already, which is left as it is")
    }
    var written: [String] = []
    do throws(FileError) {
      for file in files {
        try FileBytes.makeFolder((file.path as NSString).deletingLastPathComponent)
        try FileBytes.replace(file.path, with: file.bytes)
        written.append(file.path)
      }
    } catch {
      for path in written { unlink(path) }
      throw error
    }
  }
}
