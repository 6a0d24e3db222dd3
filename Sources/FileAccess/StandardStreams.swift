internal import Foundation

/// The streams that a command is started with.
public enum StandardStreams {
  /// Opens those that are closed: a file that is opened while one is would take its number, and be written to.
  public static func open() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = Foundation.open("/dev/null", O_RDWR)
    }
  }
}
