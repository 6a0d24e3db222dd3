/// The callers that wait for their turn, in the order in which they came.
struct CallQueue {
  private var isOccupied = false
  private var nextTicket: UInt64 = 0
  private var waiting: [(ticket: UInt64, continuation: CheckedContinuation<Bool, Never>)] = []

  /// Takes the turn; whether it was free.
  mutating func enter() -> Bool {
    defer { isOccupied = true }
    return !isOccupied
  }

  /// A ticket to wait with.
  mutating func ticket() -> UInt64 {
    nextTicket += 1
    return nextTicket
  }

  mutating func wait(_ ticket: UInt64, _ continuation: CheckedContinuation<Bool, Never>) {
    waiting.append((ticket, continuation))
  }

  /// Gives the turn to the next caller.
  mutating func leave() {
    guard !waiting.isEmpty else { return isOccupied = false }
    waiting.removeFirst().continuation.resume(returning: true)
  }

  /// Sends a caller away who waits no longer.
  mutating func abandon(_ ticket: UInt64) {
    guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return }
    waiting.remove(at: index).continuation.resume(returning: false)
  }
}
