/// A pattern that is ready for matching, in the fastest way that it allows.
enum Matcher: Sendable {
  case deterministic(DeterministicAutomaton)
  case nondeterministic(NondeterministicAutomaton)
  case backtracking(BacktrackingProgram)

  enum Way: CaseIterable {
    case deterministic, nondeterministic, backtracking
  }

  /// Deterministic where that stays small, else nondeterministic: both take time linear in the text. What neither
  /// can match is left to backtracking.
  init(_ syntax: PatternSyntax) {
    self =
      Matcher(syntax, .deterministic) ?? Matcher(syntax, .nondeterministic)
      ?? .backtracking(BacktrackingProgram(syntax))
  }

  /// `nil` where the pattern can't be matched in that way.
  init?(_ syntax: PatternSyntax, _ way: Way) {
    switch way {
    case .deterministic:
      guard let program = Program(writingOut: syntax), let automaton = DeterministicAutomaton(program) else {
        return nil
      }
      self = .deterministic(automaton)
    case .nondeterministic:
      guard let program = Program(writingOut: syntax) else { return nil }
      self = .nondeterministic(NondeterministicAutomaton(program))
    case .backtracking: self = .backtracking(BacktrackingProgram(syntax))
    }
  }

  /// How many steps a match may take.
  static let stepLimit = 10_000_000

  /// Whether the pattern matches somewhere in the text; `nil` where finding out takes too many steps.
  func matches(_ text: UTF8Text) -> Bool? {
    switch self {
    case .deterministic(let automaton): automaton.matches(text)
    case .nondeterministic(let automaton): automaton.matches(text)
    case .backtracking(let program): program.matches(text)
    }
  }
}
