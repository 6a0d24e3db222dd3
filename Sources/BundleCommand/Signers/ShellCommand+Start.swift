internal import CommandRunning
internal import Diagnostics
internal import Foundation

extension ShellCommand {
  /// Starts the command in a process group of its own.
  func start(_ input: Int32, _ output: Int32) throws(Failure) -> pid_t {
    // A parent that ignores its children's ends would hide this one's.
    signal(SIGCHLD, SIG_DFL)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let context = CommandContext.current
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, context.errors.handle.fileDescriptor, STDERR_FILENO)
    // The threads that Swift runs tasks on block signals, and a new process takes that over.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    var child: pid_t = 0
    // Not every C library can start a program in another folder.
    let script = context.folder.map { "cd \($0.shellWord) || exit\n\(line)" } ?? line
    let code = Self.withPointers(to: ["/bin/sh", "-c", script]) { arguments in
      Self.withPointers(to: context.environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw .notStarted(code: code) }
    return child
  }

  /// Texts as C has them: a list of pointers that ends with none.
  private static func withPointers<Result>(
    to texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

/// Lets a process group read from the terminal while it runs: a signer may ask for a PIN there. Without it, the system
/// stops a group that isn't the terminal's own.
struct TerminalLoan {
  private let terminal: Int32

  /// `nil` where this program has no terminal to lend.
  init?(to group: pid_t) {
    terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    guard tcgetpgrp(terminal) == getpgrp(), tcsetpgrp(terminal, group) == 0 else {
      close(terminal)
      return nil
    }
    // It may have been stopped already.
    kill(-group, SIGCONT)
  }

  /// Takes the terminal back.
  func end() {
    // A group that isn't the terminal's own is stopped by this call too, unless it ignores the signal.
    signal(SIGTTOU, SIG_IGN)
    tcsetpgrp(terminal, getpgrp())
    signal(SIGTTOU, SIG_DFL)
    close(terminal)
  }
}
