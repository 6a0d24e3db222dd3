internal import Foundation

/// A file that a caller waits for. The first outcome ends the waiting; later ones are ignored.
///
/// `@unchecked`: all that changes is read and written under the lock.
final class PendingFile: @unchecked Sendable {
  typealias Outcome = Result<[UInt8]?, TransportError>

  private let lock = NSLock()
  private var outcome: Outcome?
  private var continuation: CheckedContinuation<Outcome, Never>?

  /// Whether there is an outcome.
  var isOver: Bool { lock.withLock { outcome != nil } }

  /// Waits for the first outcome; only one caller may wait.
  func firstOutcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome = lock.withLock {
        if self.outcome == nil { self.continuation = continuation }
        return self.outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  /// Sets the outcome, unless there is one.
  func finish(_ outcome: Outcome) {
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      if self.outcome == nil { self.outcome = outcome }
      return self.continuation
    }
    continuation?.resume(returning: outcome)
  }
}
