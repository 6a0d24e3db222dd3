internal import Diagnostics
internal import StrictJSON

/// Turns what an evaluation found into sentences: every leaf, but of alternatives only the closest.
struct FailureExplainer {
  private let program: SchemaProgram
  private let limit: Int

  init(program: SchemaProgram, limit: Int) {
    self.program = program
    self.limit = limit
  }

  /// The failures, in the order in which the schema looks at the value.
  func failures(in evaluation: Evaluation) -> [SchemaFailure] {
    if let limit = evaluation.limit {
      return [SchemaFailure(giveUp: limit, at: evaluation.value.span)]
    }
    guard let root = evaluation.root else { return [] }
    return Array(failures(of: root, FailureContext(program: program, root: root)).prefix(limit))
  }

  private func failures(of unit: EvaluationUnit, _ context: FailureContext) -> [SchemaFailure] {
    // What is of the wrong type fails other keywords too, which would only repeat it.
    if let type = unit.wrongType { return [context.failure(type.keyword, type.problem)] }
    var failures: [SchemaFailure] = []
    for entry in unit.entries where failures.count < limit {
      for failure in self.failures(of: entry, in: unit, context) {
        // Two keywords about one description (length and pattern, say) give one sentence.
        if !failures.contains(where: { $0.tellsTheSame(as: failure) }) { failures.append(failure) }
      }
    }
    return failures
  }

  private func failures(
    of entry: EvaluationUnit.Entry, in unit: EvaluationUnit, _ context: FailureContext
  ) -> [SchemaFailure] {
    switch entry {
    case .problem(let keyword, .noAlternative): closest(to: unit, keyword, context)
    case .problem(let keyword, let problem):
      context.tells(problem) ? [context.failure(keyword, problem)] : []
    case .unit(let child):
      unit.isAlternative(child) ? [] : failures(of: child, context.entering(child))
    }
  }

  /// The failures of the alternative that comes closest to the value.
  private func closest(
    to unit: EvaluationUnit, _ keyword: String, _ context: FailureContext
  ) -> [SchemaFailure] {
    let alternatives = unit.alternatives(of: keyword).map { failures(of: $0, context.entering($0)) }
    return alternatives.min { distance($0, context) < distance($1, context) } ?? []
  }

  /// How far an alternative is from what was meant: one for another type of value is the farthest, then one for
  /// another of the values that tell the alternatives apart, then the one with more mistakes.
  private func distance(_ failures: [SchemaFailure], _ context: FailureContext) -> (Int, Int, Int) {
    let isOtherType = failures.contains { $0.kind == .wrongType && $0.path == context.path }
    return (isOtherType ? 1 : 0, failures.count { $0.kind == .unknownValue }, failures.count)
  }
}

extension EvaluationUnit {
  /// The failure of the keyword `type`.
  fileprivate var wrongType: (keyword: String, problem: SchemaProblem)? {
    for case .problem(let keyword, let problem) in entries {
      if case .check(.type) = problem { return (keyword, problem) }
    }
    return nil
  }

  /// Whether a subschema is one of alternatives of which none fits: those are told together.
  fileprivate func isAlternative(_ child: EvaluationUnit) -> Bool {
    child.step.keyword == "anyOf" || child.step.keyword == "oneOf"
  }

  fileprivate func alternatives(of keyword: String) -> [EvaluationUnit] {
    entries.compactMap { entry in
      if case .unit(let child) = entry, child.step.keyword == keyword { child } else { nil }
    }
  }
}
