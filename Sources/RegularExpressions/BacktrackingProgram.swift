/// A program that is run by trying one way after another, as ECMA-262, section 22.2.2 describes it. Only this way of
/// matching knows captures, and so back-references, and look-around; it can take time exponential in the text, and
/// gives up.
final class BacktrackingProgram: Sendable {
  private let program: Program

  init(_ syntax: PatternSyntax) { program = Program(looping: syntax) }

  /// Whether the program matches somewhere in the text; `nil` where finding out takes too many steps or too much
  /// memory.
  func matches(_ text: UTF8Text) -> Bool? {
    var backtracker = Backtracker(program, text)
    var start = 0
    while true {
      guard let isMatch = backtracker.matches(from: start) else { return nil }
      if isMatch { return true }
      guard start < text.end else { return false }
      start = text.scalar(at: start).end
    }
  }
}
