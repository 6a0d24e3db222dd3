/// What isn't followed in a style sheet, each thing once.
struct StyleNotes {
  private(set) var notes: [StyleNote] = []
  private static let mostKept = 20

  mutating func add(_ message: String, fix: String) {
    let note = StyleNote(message: message, fix: fix)
    guard notes.count < Self.mostKept, !notes.contains(note) else { return }
    notes.append(note)
  }
}
