/// A queue of callers that wait for their turn.
struct CallQueue {
  private var isOccupied = false
  private var nextTicket: UInt64 = 0
  private var waiting: [(ticket: UInt64, continuation: CheckedContinuation<Bool, Never>)] = []

  /// Takes the turn, if it is free.
  /// - Returns: whether it was.
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

  /// Removes a caller that has given up.
  mutating func abandon(_ ticket: UInt64) {
    guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return }
    waiting.remove(at: index).continuation.resume(returning: false)
  }
}
