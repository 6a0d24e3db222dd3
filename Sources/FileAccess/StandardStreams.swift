internal import Foundation

/// The standard streams of a process.
public enum StandardStreams {
  /// Opens those that are closed. Otherwise the next file that is opened would get the number of a standard stream.
  public static func open() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = Foundation.open("/dev/null", O_RDWR)
    }
  }
}
