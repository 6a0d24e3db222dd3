internal import Foundation

/// The signals by which people end a program, held back while files are half written. Several commands of a process may
/// hold them at once; the last one restores their actions.
public final class HeldInterruptions: Sendable {
  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var count = 0
    /// The action of each signal before. `signal` returns the pointer 1 for one that is ignored, as SIGINT is in the
    /// background; an optional of an optional takes that for `nil`, so the actions are read with `sigaction`.
    var actions: [(number: Int32, action: sigaction)] = []
  }

  private static let state = State()

  /// Holds the signals back until this is released.
  public init() {
    Self.state.lock.withLock {
      if Self.state.count == 0 { Self.state.actions = [SIGINT, SIGTERM, SIGHUP].map(Self.ignored) }
      Self.state.count += 1
    }
  }

  private static func ignored(_ number: Int32) -> (Int32, sigaction) {
    var action = sigaction()
    sigaction(number, nil, &action)
    signal(number, SIG_IGN)
    return (number, action)
  }

  deinit {
    Self.state.lock.withLock {
      Self.state.count -= 1
      guard Self.state.count == 0 else { return }
      for (number, before) in Self.state.actions {
        var action = before
        sigaction(number, &action, nil)
      }
    }
  }
}
