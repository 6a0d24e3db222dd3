internal import StrictJSON

/// Turns the result of an evaluation into sentences: every failure, but of alternatives only the closest.
struct FailureExplainer {
  private let program: SchemaProgram
  private let name: String
  private let limit: Int

  /// - Parameters:
  ///   - name: the name of the value as a whole.
  ///   - limit: how many failures to report.
  init(program: SchemaProgram, name: String, limit: Int) {
    self.program = program
    self.name = name
    self.limit = limit
  }

  /// The failures in the order of evaluation.
  func failures(in evaluation: Evaluation) -> [SchemaFailure] {
    if let limit = evaluation.limit {
      return [SchemaFailure(limit.sentence, at: evaluation.value.span)]
    }
    guard let root = evaluation.root else { return [] }
    var failures: [SchemaFailure] = []
    for leaf in leaves(of: root, FailureContext(program: program, root: root, name: name)).prefix(limit) {
      let failure = leaf.failure
      // Two keywords under one description, such as length and pattern, give the same sentence.
      if !failures.contains(where: { $0.isDuplicate(of: failure) }) { failures.append(failure) }
    }
    // What is unknown there is said to be a misspelling of it.
    let unknown = Set(failures.lazy.filter { $0.kind == .unknownField }.map(\.span))
    failures.removeAll { $0.isRenamedField && unknown.contains($0.span) }
    // Not all failures of a bad value are recorded, but it must never seem valid.
    return failures.isEmpty
      ? [SchemaFailure("too many mistakes to list", at: root.value.span)] : failures
  }

  private func leaves(of unit: EvaluationUnit, _ context: FailureContext) -> [FailureLeaf] {
    // A value of the wrong type fails other keywords too, which would only repeat it.
    if let type = unit.wrongType {
      return [FailureLeaf(context: context, keyword: type.keyword, cause: .problem(type.problem))]
    }
    var leaves: [FailureLeaf] = []
    for entry in context.reportedEntries where leaves.count < limit {
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

  /// Whether a subschema is one of alternatives, which are reported together.
  fileprivate func isAlternative(_ child: EvaluationUnit) -> Bool {
    child.step.keyword == "anyOf" || child.step.keyword == "oneOf"
  }

  fileprivate func alternatives(of keyword: String) -> [EvaluationUnit] {
    entries.compactMap { entry in
      if case .unit(let child) = entry, child.step.keyword == keyword { child } else { nil }
    }
  }
}
