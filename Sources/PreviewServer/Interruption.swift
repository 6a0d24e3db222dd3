internal import Foundation

/// Waits for a signal that ends the program: SIGINT (Ctrl-C) or SIGTERM.
struct Interruption {
  private let signals: AsyncStream<Void>

  init() {
    signals = AsyncStream { continuation in
      // Only the termination handler uses them, to cancel them.
      nonisolated(unsafe) let sources = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        return DispatchSource.makeSignalSource(signal: number)
      }
      for source in sources {
        source.setEventHandler { continuation.yield() }
        source.resume()
      }
      continuation.onTermination = { _ in sources.forEach { $0.cancel() } }
    }
  }

  /// Returns at the first signal.
  func wait() async { for await _ in signals { return } }
}
