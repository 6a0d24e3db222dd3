internal import Foundation

/// The wish of a person, or of the system, that the program ends.
struct Interruption {
  private let wishes: AsyncStream<Void>

  init() {
    wishes = AsyncStream { continuation in
      // Nobody else has them, and they are only cancelled.
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

  /// Returns at the first wish.
  func wait() async { for await _ in wishes { return } }
}
