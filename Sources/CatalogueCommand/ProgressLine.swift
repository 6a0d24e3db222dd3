internal import CommandRunning
internal import Foundation

/// A line on the terminal while something takes longer than a second; nothing in a pipe.
enum ProgressLine {
  /// - Parameter isShown: whether the verbosity allows it.
  static func during<Result: Sendable, Failure: Error>(
    _ title: String, isShown: Bool, _ work: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let errors = CommandContext.current.errors
    guard isShown, errors.isTerminal else { return try await work() }
    let start = ContinuousClock.now
    // A timer of its own: the cores that run tasks are busy with the work.
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInitiated))
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler {
      errors.write("\r\u{1B}[K\(title)… \((ContinuousClock.now - start).components.seconds) s")
    }
    timer.resume()
    defer {
      timer.cancel()
      if ContinuousClock.now - start >= .seconds(1) { errors.write("\r\u{1B}[K") }
    }
    return try await work()
  }
}
