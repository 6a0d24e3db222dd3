/// A program as a table that has, for each state and each class of scalars, the next state: one look-up a scalar.
final class DeterministicAutomaton: Sendable {
  private let classes: CharacterClasses
  /// Rows of one state each, whose last column is for the end of the text. A state goes by the place where its row
  /// begins: the first is that of failure, the second that of success, and the third is where matching begins.
  private let table: [Int32]
  private let width: Int

  /// `nil` where the table would be large, and where the program asks for word boundaries.
  init?(_ program: Program) {
    guard !program.hasWordBoundaries, let classes = CharacterClasses(program.sets) else { return nil }
    var builder = DeterministicAutomatonBuilder(program, classes)
    guard let table = builder.build() else { return nil }
    self.classes = classes
    self.table = table
    width = classes.count + 1
  }

  /// Whether the program matches somewhere in the text.
  func matches(_ text: UTF8Text) -> Bool {
    var state = 2 * width
    var index = 0
    while index < text.end {
      let byte = text.bytes[index]
      let number: Int
      if byte < 0x80 {
        number = Int(classes.ascii[Int(byte)])
        index += 1
      } else {
        let scalar = text.scalar(at: index)
        number = classes.number(of: scalar.value)
        index = scalar.end
      }
      state = Int(table[state + number])
      if state <= width { return state == width }
    }
    return table[state + width - 1] == width
  }
}
