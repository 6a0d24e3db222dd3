internal import Foundation

/// Reads and writes whole files through the system's own calls, which is fast for thousands of small files.
public enum FileBytes {
  /// Whether something exists at a path. A path that can't be examined isn't taken for missing.
  /// - Throws: `FileError` when the path can't be examined.
  public static func isThere(_ path: String) throws(FileError) -> Bool {
    var information = stat()
    if stat(path.systemPath, &information) == 0 { return true }
    guard errno == ENOENT else { throw FileError("read", path, code: errno) }
    return false
  }

  /// Whether two paths lead to one file that is there.
  public static func isSameFile(_ path: String, as other: String) -> Bool {
    var (one, another) = (stat(), stat())
    return stat(path.systemPath, &one) == 0 && stat(other.systemPath, &another) == 0
      && one.st_dev == another.st_dev
      && one.st_ino == another.st_ino
  }

  /// Whether a path is a pipe's, such as a shell's `<(command)`.
  public static func isPipe(_ path: String) -> Bool {
    var information = stat()
    return stat(path.systemPath, &information) == 0 && information.st_mode & S_IFMT == S_IFIFO
  }

  /// A file's bytes, at most `limit` of them.
  /// - Parameters:
  ///   - followsLinks: whether a symbolic link is followed; otherwise it is an error.
  ///   - acceptsPipe: whether the path may be a pipe's, which is then read until its writer closes it.
  /// - Throws: `FileError` when it can't be read, or isn't a file.
  public static func read(
    _ path: String, limit: Int, followsLinks: Bool = true, acceptsPipe: Bool = false
  ) throws(FileError) -> [UInt8] {
    let (file, information) = try openFile(path, followsLinks: followsLinks, acceptsPipe: acceptsPipe)
    defer { close(file) }
    guard information.st_mode & S_IFMT == S_IFREG else { return try readPipe(file, path, limit: limit) }
    var code: Int32 = 0
    // The file may have shrunk meanwhile.
    let bytes = [UInt8](unsafeUninitializedCapacity: min(limit, Int(information.st_size))) { buffer, count in
      let length = fill(UnsafeMutableRawBufferPointer(buffer), from: file)
      (count, code) = (max(0, length), length < 0 ? errno : 0)
    }
    guard code == 0 else { throw FileError("read", path, code: code) }
    return bytes
  }

  /// Opens a file, to be closed afterwards.
  /// - Throws: `FileError` when it can't be opened, or is neither a file nor a pipe that is accepted.
  static func openFile(
    _ path: String, followsLinks: Bool = true, acceptsPipe: Bool = false
  ) throws(FileError) -> (Int32, stat) {
    // Without blocking: a pipe that nobody writes to would stop the build for ever.
    let file = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
    guard file >= 0 else {
      if errno == ELOOP, !followsLinks {
        throw FileError(unfollowed: path)
      }
      throw FileError("read", path, code: errno)
    }
    var information = stat()
    guard fstat(file, &information) == 0 else {
      defer { close(file) }
      throw FileError("read", path, code: errno)
    }
    let kind = information.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFIFO && acceptsPipe else {
      close(file)
      throw FileError("can't read \(path): it isn't a file")
    }
    return (file, information)
  }

  private static func readPipe(_ pipe: Int32, _ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Now with blocking: the writer may take its time.
    guard fcntl(pipe, F_SETFL, 0) == 0 else { throw FileError("read", path, code: errno) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = chunk.withUnsafeMutableBytes { fill($0, from: pipe) }
      guard count >= 0 else { throw FileError("read", path, code: errno) }
      bytes += chunk.prefix(count)
      if count < chunk.count { break }
    }
    return Array(bytes.prefix(limit))
  }

  /// Whether a file exists and holds exactly these bytes.
  public static func file(_ path: String, holds bytes: [UInt8]) -> Bool {
    guard let (file, information) = try? openFile(path) else { return false }
    defer { close(file) }
    return information.st_size == bytes.count && next(bytes, isIn: file)
  }

  /// The same for bytes in blocks, of which no more are made than are the file's.
  public static func file(_ path: String, holds blocks: some Sequence<[UInt8]>) -> Bool {
    guard let (file, information) = try? openFile(path) else { return false }
    defer { close(file) }
    var rest = Int(information.st_size)
    for block in blocks {
      rest -= block.count
      guard rest >= 0, next(block, isIn: file) else { return false }
    }
    return rest == 0
  }

  /// Whether what is read next from a file are these bytes.
  private static func next(_ bytes: [UInt8], isIn file: Int32) -> Bool {
    // In parts: the file may have megabytes, and differ at its beginning.
    withUnsafeTemporaryAllocation(byteCount: min(bytes.count, 1 << 16), alignment: 8) { part in
      bytes.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let next = UnsafeRawBufferPointer(rebasing: rest.prefix(part.count))
          let count = fill(UnsafeMutableRawBufferPointer(rebasing: part[..<next.count]), from: file)
          // The file may have shrunk meanwhile.
          guard count == next.count, let one = part.baseAddress, let other = next.baseAddress,
            memcmp(one, other, count) == 0
          else { return false }
          rest.removeFirst(count)
        }
        return true
      }
    }
  }

  /// Creates a folder and its parents where they are missing.
  /// - Returns: whether the folder was missing.
  /// - Throws: `FileError` when that fails.
  @discardableResult
  public static func makeFolder(_ path: String) throws(FileError) -> Bool {
    guard !path.isEmpty else { return false }
    guard mkdir(path.systemPath, 0o777) != 0 else { return true }
    let code = errno
    let parent = PathParts(path).folder
    if code == ENOENT, !parent.isEmpty, parent != path, !FolderListing.isFolder(parent) {
      try makeFolder(parent)
      return try makeFolder(path)
    }
    // Also where the system has another reason, such as a disk that can only be read.
    guard !FolderListing.isFolder(path) else { return false }
    guard code != EEXIST else {
      throw FileError("can't make the folder \(path): something else has its name")
    }
    throw FileError("make the folder", path, code: code)
  }

  /// Flushes a folder: the names in it, and with ``FlushGuarantee/durability`` all that was flushed before on the same
  /// disk.
  /// - Throws: `FileError` when that fails.
  public static func flushFolder(
    _ path: String, _ guarantee: FlushGuarantee = .order
  ) throws(FileError) {
    let folder = open((path.isEmpty ? "." : path).systemPath, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard folder >= 0 else { throw FileError("open", path, code: errno) }
    defer { close(folder) }
    guard FileFlush.flush(folder, guarantee) else { throw FileError("flush", path, code: errno) }
  }

  /// Has the system read or write a count of bytes, as many at a time as it likes.
  /// - Parameter call: is given how many are done, and how many aren't.
  static func transfer(_ count: Int, by call: (Int, Int) -> Int) -> Bool {
    var done = 0
    while done < count {
      let length = call(done, count - done)
      if length < 0, errno == EINTR { continue }
      if length <= 0 { return false }
      done += length
    }
    return true
  }

  /// Reads until the buffer is full or the file ends; negative on failure.
  static func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Int {
    var count = 0
    while count < buffer.count {
      let length = Foundation.read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if length < 0, errno == EINTR { continue }
      if length < 0 { return -1 }
      if length == 0 { break }
      count += length
    }
    return count
  }
}
