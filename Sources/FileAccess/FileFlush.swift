internal import Foundation

/// What a flush guarantees after a loss of power.
public enum FlushGuarantee: Sendable {
  /// All that was written before is on the disk when anything is that was written later: a file that has its name has
  /// its bytes too. The last writes may be missing.
  case order
  /// All that was written before is on the disk when the call returns. Needed before others rely on it, such as
  /// before an upload. Slow on Apple's systems.
  case durability
}

/// Flushes open files.
enum FileFlush {
  /// Errors by which a file system or a disk says that it doesn't support a call.
  private static let unsupported = [ENOTSUP, EOPNOTSUPP, EINVAL, ENOTTY, ENOSYS]

  /// Flushes a file or a folder.
  /// - Returns: whether that succeeded; if not, `errno` says why.
  static func flush(_ file: Int32, _ guarantee: FlushGuarantee) -> Bool {
    firstSupported(of: calls(guarantee)) { $0(file) }
  }

  /// Makes the first call that is supported; a call that a signal interrupted is repeated.
  static func firstSupported<Call>(of calls: [Call], _ make: (Call) -> Int32) -> Bool {
    for call in calls {
      var result = make(call)
      while result != 0, errno == EINTR { result = make(call) }
      if result == 0 { return true }
      guard unsupported.contains(errno) else { return false }
    }
    return false
  }

  /// The system's calls for a guarantee, the best first. On Linux `fsync` gives both. On Apple's systems `fsync` leaves
  /// the bytes in the disk's own cache, which writes them in any order; file systems that know no other call, such as
  /// those of network volumes, have nothing better.
  private static func calls(_ guarantee: FlushGuarantee) -> [(Int32) -> Int32] {
    #if canImport(Darwin)
      let full: [(Int32) -> Int32] = [{ fcntl($0, F_FULLFSYNC) }, { fsync($0) }]
      return switch guarantee {
      case .order: [{ fcntl($0, F_BARRIERFSYNC) }] + full
      case .durability: full
      }
    #else
      return [{ fsync($0) }]
    #endif
  }
}
