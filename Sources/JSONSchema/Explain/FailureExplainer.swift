internal import StrictJSON

/// Turns what an evaluation found into sentences: every leaf, but of alternatives only the closest.
struct FailureExplainer {
  private let program: SchemaProgram
  private let name: String
  private let limit: Int

  /// - Parameters:
  ///   - name: what the value as a whole is called.
  ///   - limit: how many failures are told.
  init(program: SchemaProgram, name: String, limit: Int) {
    self.program = program
    self.name = name
    self.limit = limit
  }

  /// The failures, in the order in which the schema looks at the value.
  func failures(in evaluation: Evaluation) -> [SchemaFailure] {
    if let limit = evaluation.limit {
      return [SchemaFailure(limit.sentence, at: evaluation.value.span)]
    }
    guard let root = evaluation.root else { return [] }
    var failures: [SchemaFailure] = []
    for leaf in leaves(of: root, FailureContext(program: program, root: root, name: name)).prefix(limit) {
      let failure = leaf.failure
      // Two keywords about one description (length and pattern, say) give one sentence.
      if !failures.contains(where: { $0.tellsTheSame(as: failure) }) { failures.append(failure) }
    }
    // Of a value with very many mistakes not all are noted; it must never look valid for that.
    return failures.isEmpty
      ? [SchemaFailure("this has too many mistakes to tell", at: root.value.span)] : failures
  }

  private func leaves(of unit: EvaluationUnit, _ context: FailureContext) -> [FailureLeaf] {
    // What is of the wrong type fails other keywords too, which would only repeat it.
    if let type = unit.wrongType {
      return [FailureLeaf(context: context, keyword: type.keyword, cause: .problem(type.problem))]
    }
    var leaves: [FailureLeaf] = []
    for entry in context.toldEntries where leaves.count < limit {
      switch entry {
      case .problem(let keyword, .noAlternative):
        let alternatives = unit.alternatives(of: keyword).map { child in
          (node: child.node, leaves: self.leaves(of: child, context.entering(child)))
        }
        leaves += Alternatives(alternatives, of: keyword, context).leaves
      case .problem(let keyword, let problem):
        leaves.append(FailureLeaf(context: context, keyword: keyword, cause: .problem(problem)))
      case .unit(let child):
        if !unit.isAlternative(child) { leaves += self.leaves(of: child, context.entering(child)) }
      }
    }
    return leaves
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
