internal import Foundation

/// The standard streams of a process.
enum StandardStreams {
  /// Opens the streams that are closed: otherwise the next file would get the number of a standard stream.
  static func open() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = Foundation.open("/dev/null", O_RDWR)
    }
  }
}
