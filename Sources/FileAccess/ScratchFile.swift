internal import Foundation

/// A file without a name, for what would take too much memory until it is needed again. It is gone with the last reference to
/// it, however the process ends.
public final class ScratchFile: Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  /// Where it ends; only used within the lock.
  nonisolated(unsafe) private var end = 0

  /// `nil` where the system's folder for temporary files takes none.
  public init?() {
    var path = Array("\(NSTemporaryDirectory())/scratch.XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    unlink(path)
    // No program that is started has any use for it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes bytes.
  /// - Returns: where they are; `nil` where they can't be written, for example because the disk is full.
  public func append(_ bytes: [UInt8]) -> Range<Int>? {
    let range = lock.withLock {
      defer { end += bytes.count }
      return end..<end + bytes.count
    }
    let isWritten = bytes.withUnsafeBytes { buffer in
      FileBytes.transfer(range.count) { done, rest in
        pwrite(descriptor, buffer.baseAddress?.advanced(by: done), rest, off_t(range.lowerBound + done))
      }
    }
    return isWritten ? range : nil
  }

  /// Reads what was written.
  /// - Returns: `nil` where it can't be read.
  public func read(_ range: Range<Int>) -> [UInt8]? {
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      let buffer = UnsafeMutableRawBufferPointer(buffer)
      isRead = FileBytes.transfer(range.count) { done, rest in
        pread(descriptor, buffer.baseAddress?.advanced(by: done), rest, off_t(range.lowerBound + done))
      }
      count = isRead ? range.count : 0
    }
    return isRead ? bytes : nil
  }
}
