// The C library's `stdout` is a variable, which nothing here sets.
@preconcurrency internal import Foundation

/// The standard streams of a process.
public enum StandardStreams {
  /// Opens those that are closed: otherwise the next file that is opened would get the number of a standard stream. A
  /// process whose output can't be written, such as to a full disk, says so at its end, and has 1 as its exit code.
  public static func prepare() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = Foundation.open("/dev/null", O_RDWR)
    }
    atexit {
      errno = 0
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      let reason = errno == 0 ? "" : ": \(String(cString: strerror(errno)).lowercased())"
      try? FileHandle.standardError.write(contentsOf: Data("Error: can't write the output\(reason)\n".utf8))
      _exit(1)
    }
  }
}
