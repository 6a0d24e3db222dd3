public import Foundation

/// Reads and writes whole files through the system's own calls: ten thousand small ones are read in no time.
public enum FileBytes {
  /// Whether there is something under a path. What can't be looked at isn't taken for missing.
  /// - Throws: `FileError` when that can't be told.
  public static func isThere(_ path: String) throws(FileError) -> Bool {
    var information = stat()
    if stat(path, &information) == 0 { return true }
    guard errno == ENOENT else { throw FileError("read", path, code: errno) }
    return false
  }

  /// A file's bytes, at most `limit` of them.
  /// - Parameter followsLinks: whether a link is read as the file that it leads to; if not, it isn't read.
  /// - Throws: `FileError` when it can't be read, or isn't a file.
  public static func read(_ path: String, limit: Int, followsLinks: Bool = true) throws(FileError) -> [UInt8]
  {
    // Without waiting: a pipe that nobody writes to would keep the build for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
    guard file >= 0 else { throw FileError("read", path, code: errno) }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0 else { throw FileError("read", path, code: errno) }
    guard information.st_mode & S_IFMT == S_IFREG else {
      throw FileError("can't read \(path): it isn't a file")
    }
    var bytes = [UInt8](repeating: 0, count: min(limit, Int(information.st_size)))
    let count = fill(&bytes, from: file)
    guard count >= 0 else { throw FileError("read", path, code: errno) }
    // A file that shrank meanwhile.
    bytes.removeSubrange(count...)
    return bytes
  }

  /// Whether a file is there and holds just these bytes.
  public static func file(_ path: String, holds bytes: [UInt8]) -> Bool {
    var information = stat()
    // Most that differ do so in length, and needn't be read.
    guard stat(path, &information) == 0, information.st_size == bytes.count else { return false }
    return (try? read(path, limit: bytes.count)) == bytes
  }

  /// Puts a file in place at once: a new file beside it takes its name. Whoever reads sees the old bytes or the new
  /// ones, and where it is durable, flushed to disk before, also after a crash.
  /// - Parameters:
  ///   - mode: who may do what with the file (POSIX), less what the process's mask takes away.
  ///   - isDurable: whether the file's bytes are flushed to disk before it takes the name.
  /// - Throws: `FileError` when it can't be written; what was there is there still.
  public static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o666, isDurable: Bool = true
  ) throws(FileError) {
    let temporary = "\(path).\(getpid()).tmp"
    var file = create(temporary, mode)
    // What is there was left by a program of the same number that was killed.
    if file < 0, errno == EEXIST, unlink(temporary) == 0 { file = create(temporary, mode) }
    guard file >= 0 else { throw FileError("write", path, code: errno) }
    let isWritten = writeAll(bytes, to: file) && (!isDurable || fsync(file) == 0)
    let code = errno
    guard close(file) == 0, isWritten else {
      unlink(temporary)
      throw FileError("write", path, code: code)
    }
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError("write", path, code: code)
    }
  }

  /// Whether a file's name is one that ``replace(_:with:mode:isDurable:)`` gives while it writes: left over, where
  /// nobody is writing.
  public static func isTemporary(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).suffix(2)
    guard let number = parts.first, parts.last?.elementsEqual("tmp".utf8) ?? false else { return false }
    return !number.isEmpty && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Makes a folder, and those above it, where they are missing.
  /// - Throws: `FileError` when that can't be done.
  public static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty else { return }
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw FileError("make the folder", path, error)
    }
  }

  /// Flushes a folder to disk, so that the names in it are still there after a loss of power.
  /// - Throws: `FileError` when that can't be done.
  public static func flushFolder(_ path: String) throws(FileError) {
    let folder = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard folder >= 0 else { throw FileError("open", path, code: errno) }
    defer { close(folder) }
    guard fsync(folder) == 0 else { throw FileError("flush", path, code: errno) }
  }

  /// Opens a file that isn't there yet; negative on failure.
  private static func create(_ path: String, _ mode: mode_t) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
  }

  /// Reads until the buffer is full or the file ends; negative on failure.
  private static func fill(_ bytes: inout [UInt8], from file: Int32) -> Int {
    bytes.withUnsafeMutableBytes { buffer in
      var count = 0
      while count < buffer.count {
        let got = Foundation.read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { return -1 }
        if got == 0 { break }
        count += got
      }
      return count
    }
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var count = 0
      while count < buffer.count {
        let put = Foundation.write(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if put < 0, errno == EINTR { continue }
        if put <= 0 { return false }
        count += put
      }
      return true
    }
  }
}
