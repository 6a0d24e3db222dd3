/// A compiled pattern, with the fastest strategy that it allows.
enum Matcher: Sendable {
  case deterministic(DeterministicAutomaton)
  case nondeterministic(NondeterministicAutomaton)
  case backtracking(BacktrackingProgram)

  enum Strategy: CaseIterable {
    case deterministic, nondeterministic, backtracking
  }

  /// Deterministic if that stays small, else nondeterministic: both take time linear in the text. Only patterns that
  /// neither can match need backtracking.
  /// - Parameter fastest: the fastest strategy that may be chosen.
  init(_ syntax: PatternSyntax, fastest: Strategy = .deterministic) {
    let table = fastest == .deterministic ? Matcher(syntax, .deterministic) : nil
    self = table ?? Matcher(syntax, .nondeterministic) ?? .backtracking(BacktrackingProgram(syntax))
  }

  /// `nil` where the strategy can't match the pattern.
  init?(_ syntax: PatternSyntax, _ strategy: Strategy) {
    switch strategy {
    case .deterministic:
      guard let program = Program(unrolling: syntax), let automaton = DeterministicAutomaton(program) else {
        return nil
      }
      self = .deterministic(automaton)
    case .nondeterministic:
      guard let program = Program(unrolling: syntax) else { return nil }
      self = .nondeterministic(NondeterministicAutomaton(program))
    case .backtracking: self = .backtracking(BacktrackingProgram(syntax))
    }
  }

  /// How many steps a match may take.
  static let stepLimit = 10_000_000

  /// Whether the pattern matches somewhere in the text; `nil` at the limit of steps.
  func matches(_ text: UTF8Text) -> Bool? {
    switch self {
    case .deterministic(let automaton): automaton.matches(text)
    case .nondeterministic(let automaton): automaton.matches(text)
    case .backtracking(let program): program.matches(text)
    }
  }
}
