internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// Checks that a folder is a store's, and that everything in it is what the store made. A store follows no links, and
/// leaves alone what it didn't make.
extension StoreFolder {
  private enum EntryType { case missing, file, folder, link, other }

  /// The names of the store's files beside its folders.
  static let files =
    Pointer.allCases.map(\.rawValue) + [
      VerifiedRelease.name, CheckRecord.name, SeenMetadata.name, lock,
    ]
  private static let folders = [
    Kind.files.rawValue, Kind.releases.rawValue, metadata, "\(metadata)/\(roots)",
  ]
  /// The content of the lock.
  private static let marker = Array("A store of catalogues\n".utf8)
  /// Finder writes it into every folder that it shows.
  private static let ignored = ".DS_Store"

  /// Makes the store's folder, or checks it. An empty folder where a file belongs is deleted.
  /// - Throws: `FileError` when the folder is somebody else's, or something in it is.
  func prepare() throws(FileError) {
    try FileBytes.makeFolder(path)
    try checkIsStore()
    for name in Self.files {
      try deleteEmptyFolder(name)
      try expect(.file, name)
    }
    for name in Self.folders { try expect(.folder, name) }
  }

  /// - Throws: `FileError` when the folder is somebody else's.
  func checkIsStore() throws(FileError) {
    guard try isStore() else {
      throw FileError(
        "\(path) is neither empty nor a store of catalogues: choose another folder for the store")
    }
  }

  /// Deletes an empty folder, if there is one of that name.
  /// - Throws: `FileError` when the folder isn't empty.
  func deleteEmptyFolder(_ name: String) throws(FileError) {
    guard rmdir("\(path)/\(name)") != 0, [ENOTEMPTY, EEXIST].contains(errno) else { return }
    throw FileError("\(path)/\(name) is a folder, where the store keeps a file: move it away")
  }

  /// Whether the folder is empty, or holds a store's marked lock, a store's release, or nothing but a store. The lock is the
  /// first file of every store; older libraries left it empty.
  private func isStore() throws(FileError) -> Bool {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0 != Self.ignored }
    } catch {
      throw FileError("read", path, error)
    }
    return names.isEmpty || read(Self.lock, limit: Self.marker.count + 1) == Self.marker
      || (names.contains(Self.lock) && names.allSatisfy(Self.isOwn)) || holdsRelease
  }

  private var holdsRelease: Bool {
    names(in: Kind.releases.rawValue).contains { name in
      ContentHash(hexadecimal: name, algorithm: .sha256).flatMap(manifest) != nil
    }
  }

  /// Writes into an empty lock that this folder is a store's: damage to other files then can't hide it. The file stays the
  /// same, since it is locked.
  func markLock() throws(FileError) {
    let path = "\(path)/\(Self.lock)"
    guard let content = read(Self.lock, limit: 1), content.isEmpty else { return }
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { throw FileError("write", path, code: errno) }
    defer { close(file) }
    guard pwrite(file, Self.marker, Self.marker.count, 0) == Self.marker.count else {
      throw FileError("write", path, code: errno)
    }
  }

  private static func isOwn(_ name: String) -> Bool {
    folders.contains(name) || files.contains(FileBytes.finalName(ofTemporary: name) ?? name)
  }

  private func expect(_ expected: EntryType, _ name: String) throws(FileError) {
    let path = "\(path)/\(name)"
    switch try Self.type(of: path) {
    case .missing, expected: return
    case .link: throw FileError("\(path) is a symbolic link, which a store doesn't follow: delete it")
    default:
      throw FileError("\(path) isn't a \(expected == .file ? "file" : "folder"), as in a store: move it away")
    }
  }

  private static func type(of path: String) throws(FileError) -> EntryType {
    var information = stat()
    guard lstat(path, &information) == 0 else {
      guard errno == ENOENT else { throw FileError("read", path, code: errno) }
      return .missing
    }
    return switch information.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
