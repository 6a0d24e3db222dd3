internal import Foundation

/// Puts the lines of a pipe together, which come in pieces.
struct PendingLines {
  private var rest = Data()

  /// Adds a piece and gives the lines that are whole with it.
  mutating func add(_ piece: Data) -> [String] {
    rest += piece
    let parts = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
    rest = parts.last.map { Data($0) } ?? Data()
    return parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}
