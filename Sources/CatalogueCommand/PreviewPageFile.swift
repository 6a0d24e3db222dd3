internal import FileAccess

/// The file of the preview's page. What is there and is no such page is somebody's own.
struct PreviewPageFile {
  let path: String

  /// What every page has in its first bytes: its version, by which a server tells it from the one before.
  private static let mark = Array("data-version=\"".utf8)

  /// Writes a page where another one is there.
  /// - Throws: `FileError`, also where the folder is a link, or the file is none of ours.
  func write(_ page: [UInt8]) throws(FileError) {
    let folder = PathParts(path).folder
    if FileType(of: folder) == .link {
      throw FileError("\(folder) is a symbolic link, which isn't followed: delete it, or name another folder")
    }
    try FileBytes.makeFolder(folder)
    guard !FileBytes.file(path, holds: page) else { return }
    if FileType(of: path) == .file, try !isPage() {
      throw FileError("\(path) isn't a page of this command: delete it, or have the page written elsewhere")
    }
    try FileBytes.replace(path, with: page, isDurable: false)
  }

  private func isPage() throws(FileError) -> Bool {
    let start = try FileBytes.read(path, limit: 256)
    return start.isEmpty || start.contains(Self.mark)
  }
}
