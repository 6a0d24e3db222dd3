internal import CommandRunning
internal import FileAccess
internal import Foundation

/// A shell's command line that takes some bytes and gives some.
struct ShellCommand {
  /// What `/bin/sh -c` runs.
  let line: String
  /// How long it may take, in seconds.
  let timeout: Int
  /// How many bytes it may print.
  let outputLimit: Int

  /// Runs it in a process group of its own. Its standard input is a file, not a pipe: programs such as OpenSSL ask for its
  /// length, and one that reads nothing does no harm. Its standard error is this program's.
  /// - Throws: `Failure`; then the command and all that it has started in its group are gone.
  func run(input: [UInt8]) throws(Failure) -> [UInt8] {
    guard let source = Self.scratchFile(), let target = Self.scratchFile() else { throw .noScratchFile }
    defer { withExtendedLifetime((source, target)) {} }
    do {
      try source.write(contentsOf: Data(input))
      try source.seek(toOffset: 0)
    } catch {
      throw .noScratchFile
    }
    let child = try start(source.fileDescriptor, target.fileDescriptor)
    let terminal = TerminalLoan(to: child)
    defer { terminal?.end() }
    try wait(for: child, target.fileDescriptor)
    guard (try? target.seek(toOffset: 0)) != nil, let output = try? target.read(upToCount: outputLimit + 1)
    else { return [] }
    guard output.count <= outputLimit else { throw .tooMuchOutput(limit: outputLimit) }
    return Array(output)
  }

  /// Waits until the command has ended, and looks at its output meanwhile.
  private func wait(for child: pid_t, _ output: Int32) throws(Failure) {
    let deadline = ContinuousClock.now + .seconds(timeout)
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      var information = stat()
      if fstat(output, &information) == 0, information.st_size > outputLimit {
        Self.end(child)
        throw .tooMuchOutput(limit: outputLimit)
      }
      guard ContinuousClock.now < deadline else {
        Self.end(child)
        throw .timedOut(seconds: timeout)
      }
      usleep(5_000)
    }
    // The layout of a status is the same on all systems (wait(2)).
    if status & 0x7f != 0 { throw .killed(signal: status & 0x7f) }
    guard status >> 8 == 0 else { throw .exited(code: status >> 8 & 0xff) }
  }

  /// Kills the command's process group.
  private static func end(_ child: pid_t) {
    kill(-child, SIGKILL)
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }

  /// A file without a name.
  private static func scratchFile() -> FileHandle? {
    let folder = CommandContext.current.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var path = Array("\(folder)/catalogue-bundle.XXXXXX".systemPath.utf8CString)
    let file = path.withUnsafeMutableBufferPointer { $0.baseAddress.map { mkstemp($0) } ?? -1 }
    guard file >= 0 else { return nil }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }
}

extension ShellCommand {
  /// Why there is no output.
  enum Failure: Error, Equatable {
    case noScratchFile
    case notStarted(code: Int32)
    case exited(code: Int32)
    case killed(signal: Int32)
    case timedOut(seconds: Int)
    case tooMuchOutput(limit: Int)
  }
}
