internal import Foundation

/// Reads and writes whole files through the system's own calls: ten thousand small ones are read in no time.
enum FileBytes {
  /// A file's bytes, at most `limit` of them.
  static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Without waiting: a pipe that nobody writes to would keep the build for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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

  /// Puts a file in place at once: a new file beside it takes its name. Whoever reads sees the old bytes or the new
  /// ones, and where it is durable, flushed to disk before, also after a crash.
  static func replace(_ path: String, with bytes: [UInt8], isDurable: Bool = true) throws(FileError) {
    let temporary = "\(path).\(getpid()).tmp"
    unlink(temporary)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
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
