internal import CatalogueAuthoring
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation

extension SourceEdits {
  /// Makes all changes, or none.
  /// - Throws: `FileError`, where a file was changed since it was read, one that would be new is there already, or a link
  ///   leads elsewhere; then all files are as they were.
  func write() throws(FileError) {
    // Two runs at once would make half of each other's changes.
    let locks = try lockFolders()
    defer { withExtendedLifetime(locks) {} }
    try checkAreWritable()
    // Half of the changes would be worse than none.
    let interruptions = HeldInterruptions()
    defer { withExtendedLifetime(interruptions) {} }
    try newFiles.write()
    for change in changes { change.keepPermissions() }
    var done: [Change] = []
    do throws(FileError) {
      for change in changes {
        try change.makeHere()
        done.append(change)
      }
    } catch {
      for change in done { change.takeBack() }
      for path in newPaths { unlink(path.systemPath) }
      throw error
    }
  }

  /// Locks the folders of all files.
  private func lockFolders() throws(FileError) -> [FileLock] {
    let paths = changes.flatMap { [$0.before, $0.after] }.compactMap { $0?.path }
    let folders = Set(paths.map { PathParts($0).folder }.map { $0.isEmpty ? "." : $0 })
    var locks: [FileLock] = []
    for folder in folders.sorted() where FileType(of: folder) == .folder {
      let lock: FileLock?
      // Some network drives have no locks: there, files are only checked before they are written.
      do throws(FileError) { lock = try FileLock.take(folder: folder) } catch { continue }
      guard let lock else {
        throw FileError(
          "can't write in \(folder): another run is changing it; run this again when it is done")
      }
      locks.append(lock)
    }
    return locks
  }

  /// - Throws: `FileError`, where ``write()`` would find a reason not to begin.
  func checkAreWritable() throws(FileError) {
    for source in changes.flatMap({ [$0.before, $0.after] }).compactMap(\.self) {
      for path in [source.path, PathParts(source.path).folder] where FileType(of: path) == .link {
        throw FileError("can't write \(source.path): \(path) is a symbolic link, which isn't followed")
      }
    }
    for source in changes.compactMap(\.before) where !FileBytes.file(source.path, holds: source.bytes) {
      throw FileError("can't write \(source.path): it was changed meanwhile; run this again")
    }
    try newFiles.checkAreFree()
  }

  private var new: [SourceText] {
    changes.filter { $0.before?.path != $0.after?.path }.compactMap(\.after)
  }

  private var newPaths: [String] { new.map(\.path) }

  private var newFiles: NewFiles { NewFiles(new.map { NewFiles.File($0.path, $0.bytes) }) }
}

extension SourceEdits.Change {
  /// What takes the file's place; `nil` where it is new, moved or deleted.
  private var replacement: SourceText? { after?.path == before?.path ? after : nil }

  /// Changes or deletes the file that there is.
  fileprivate func makeHere() throws(FileError) {
    guard let before else { return }
    if let replacement {
      try FileBytes.replace(before.path, with: replacement.bytes)
    } else {
      guard unlink(before.path.systemPath) == 0 else { throw FileError("delete", before.path, code: errno) }
    }
  }

  /// Undoes that, unless somebody else changed the file since.
  fileprivate func takeBack() {
    guard let before else { return }
    let isOurs =
      if let replacement { FileBytes.file(before.path, holds: replacement.bytes) } else {
        FileType(of: before.path) == .missing
      }
    if isOurs { _ = try? FileBytes.replace(before.path, with: before.bytes) }
  }

  /// Gives a file that is moved the permissions that it had.
  fileprivate func keepPermissions() {
    var information = stat()
    guard let before, let after, before.path != after.path, stat(before.path.systemPath, &information) == 0
    else {
      return
    }
    // Where that fails, they are those of any new file.
    _ = chmod(after.path.systemPath, information.st_mode & 0o777)
  }

  /// What is changed, in one line.
  var line: String {
    TerminalText.visible("\(before?.path ?? after?.path ?? ""): \(words)")
  }
}
