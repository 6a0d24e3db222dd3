internal import Foundation

/// The signals by which people end a program, held back while files are half written. Several commands of a process may
/// hold them at once: the last one lets them go, so that none takes another's for what was there before.
public final class HeldInterruptions: Sendable {
  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var count = 0
    var handlers: [(number: Int32, handler: sighandler_t?)] = []
  }

  private static let state = State()

  /// Holds the signals back until this is released.
  public init() {
    Self.state.lock.withLock {
      if Self.state.count == 0 {
        Self.state.handlers = [SIGINT, SIGTERM, SIGHUP].map { ($0, signal($0, SIG_IGN)) }
      }
      Self.state.count += 1
    }
  }

  deinit {
    Self.state.lock.withLock {
      Self.state.count -= 1
      guard Self.state.count == 0 else { return }
      for (number, handler) in Self.state.handlers { signal(number, handler) }
    }
  }
}
