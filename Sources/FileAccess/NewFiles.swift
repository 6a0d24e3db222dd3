internal import Foundation

/// Files that are written all or none, and never over others.
public struct NewFiles {
  /// A file to be written.
  public struct File {
    let path: String
    let bytes: [UInt8]
    let mode: UInt16

    /// - Parameter mode: the file's permissions (POSIX), less the process's mask.
    public init(_ path: String, _ bytes: [UInt8], mode: UInt16 = 0o666) {
      (self.path, self.bytes, self.mode) = (path, bytes, mode)
    }
  }

  private let files: [File]

  /// Files whose folders exist.
  public init(_ files: [File]) { self.files = files }

  /// - Throws: `FileError` where one is there already.
  public func checkAreFree() throws(FileError) {
    for file in files where try FileBytes.isThere(file.path) {
      throw FileError("can't write \(file.path): the file exists; delete it first, or choose another name")
    }
  }

  /// Writes the files.
  /// - Throws: `FileError` where one is there already, or can't be written; then none of them is there.
  public func write() throws(FileError) {
    try checkAreFree()
    var written: [String] = []
    do throws(FileError) {
      for file in files {
        try FileBytes.replace(file.path, with: file.bytes, mode: file.mode)
        written.append(file.path)
      }
    } catch {
      for path in written { unlink(path.systemPath) }
      throw error
    }
  }
}
