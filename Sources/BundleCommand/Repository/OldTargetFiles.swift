internal import BundlePublisher
internal import FileAccess
internal import Foundation

/// The files that earlier releases have left at a target path. Their names are a hash, a point, and the target's name
/// (TUF 1.0.34, section 6.2): no other file is looked at, and no link is followed.
struct OldTargetFiles {
  /// The digits of SHA-256 and SHA-512.
  private static let hashLengths = [64, 128]

  let folder: RepositoryFolder
  /// The target path, with slashes.
  let path: String

  private var parts: [String] { path.split(separator: "/").map(String.init) }
  private var parents: [String] { parts.dropLast() }

  /// Whether a text is the path of a file below the folder of targets.
  static func isTargetPath(_ text: String) -> Bool {
    // By bytes: to Swift a slash and an accent after it are one character.
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      ![[], Array(".".utf8), Array("..".utf8)].contains(Array(part)) && !part.contains(0)
    }
  }

  /// The paths of the files below the folder of targets, sorted, without the one that is listed.
  /// - Throws: `FileError` when a folder can't be read, or is a link.
  func names(besides listed: String?) throws(FileError) -> [String] {
    guard let file = try open() else { return [] }
    defer { close(file) }
    let names = try folder.names(in: ([BundleFile.targets] + parents).joined(separator: "/"))
    return names.filter { isOld($0) && Self.isFile($0, in: file) }.map {
      (parents + [$0]).joined(separator: "/")
    }
    .filter { $0 != listed }.sorted()
  }

  /// Deletes files that ``names(besides:)`` has found.
  func delete(_ paths: [String]) throws(FileError) {
    guard let file = try open() else { return }
    defer { close(file) }
    for path in paths {
      let name = PathParts(path).name
      guard unlinkat(file, name, 0) == 0 else {
        throw FileError("delete", "\(folder.path)/\(BundleFile.targets)/\(path)", code: errno)
      }
    }
  }

  /// Whether a file has the name of this target in some release.
  private func isOld(_ name: String) -> Bool {
    guard let target = parts.last, name.hasSuffix(".\(target)") else { return false }
    return Self.isHash(name.utf8.dropLast(target.utf8.count + 1))
  }

  /// Whether a file among the targets has a name that this program gives: a hash, a point, and the target's name.
  static func isPublished(_ name: String) -> Bool { isHash(name.utf8.prefix { $0 != UInt8(ascii: ".") }) }

  private static func isHash(_ text: Substring.UTF8View) -> Bool {
    hashLengths.contains(text.count)
      && text.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  /// Opens the target's folder; `nil` when it is missing.
  private func open() throws(FileError) -> Int32? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var path = "\(folder.path)/\(BundleFile.targets)"
    var file = Foundation.open(path.systemPath, flags)
    for part in parents where file >= 0 {
      path += "/\(part)"
      let inner = openat(file, part, flags)
      let code = errno
      close(file)
      errno = code
      file = inner
    }
    guard file >= 0 else {
      guard errno == ENOENT else { throw FileError("open the folder", path, code: errno) }
      return nil
    }
    return file
  }

  private static func isFile(_ name: String, in folder: Int32) -> Bool {
    var information = stat()
    return fstatat(folder, name, &information, AT_SYMLINK_NOFOLLOW) == 0
      && information.st_mode & S_IFMT == S_IFREG
  }
}
