internal import Diagnostics
internal import FileAccess

/// A source file that is to be written anew.
struct FileChange {
  let before: SourceText
  let after: [UInt8]

  /// Puts the new bytes in place at once.
  /// - Throws: `FileError`, also where somebody else has changed the file since it was read.
  func write() throws(FileError) {
    guard FileBytes.file(before.path, holds: before.bytes) else {
      throw FileError("can't write \(before.path): it was changed meanwhile; run this again")
    }
    try FileBytes.replace(before.path, with: after)
  }
}

extension [FileChange] {
  /// Writes what can be written.
  /// - Throws: `FileError`, with all that can't.
  func write() throws(FileError) {
    var failures: [FileError] = []
    for change in self {
      do throws(FileError) { try change.write() } catch { failures.append(error) }
    }
    guard failures.isEmpty else { throw FileError(failures) }
  }
}
