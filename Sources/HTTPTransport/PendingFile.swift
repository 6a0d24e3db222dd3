internal import Foundation

/// A file that somebody waits for. It is over with the first outcome: later ones count for nothing.
///
/// `@unchecked`: all that changes is read and written under the lock.
final class PendingFile: @unchecked Sendable {
  typealias Outcome = Result<[UInt8]?, TransportError>

  private let lock = NSLock()
  private var outcome: Outcome?
  private var continuation: CheckedContinuation<Outcome, Never>?

  /// Whether nobody waits any more.
  var isOver: Bool { lock.withLock { outcome != nil } }

  /// Waits for the first outcome; only one may wait.
  func firstOutcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome = lock.withLock {
        if self.outcome == nil { self.continuation = continuation }
        return self.outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  /// Ends the waiting, unless it is over.
  func finish(_ outcome: Outcome) {
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      if self.outcome == nil { self.outcome = outcome }
      return self.continuation
    }
    continuation?.resume(returning: outcome)
  }
}
