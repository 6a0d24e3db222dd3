internal import StrictJSON

/// One failure to report. Its sentence is made only after the closest alternative is chosen.
struct FailureLeaf {
  /// What is wrong.
  enum Cause {
    case problem(SchemaProblem)
    /// It is none of these values, each allowed by an alternative.
    case noneOf([LocatedValue])
    /// It has none of these fields, each required by an alternative.
    case missingOneOf([String])
    /// It matches none of these phrases, each of an alternative, nor their types, where given.
    case otherForm([String], types: TypeSet?)
  }

  let context: FailureContext
  let keyword: String
  let cause: Cause

  /// The kind of mistake.
  var kind: SchemaFailure.Kind {
    switch cause {
    case .problem(let problem): problem.failureKind
    case .noneOf: .unknownValue
    case .missingOneOf: .other
    case .otherForm(_, let types): types == nil ? .other : .wrongType
    }
  }

  /// The failure, with its sentence.
  var failure: SchemaFailure {
    let value = context.unit.value
    switch cause {
    case .problem(let problem): return context.failure(keyword, problem)
    case .noneOf(let values):
      return context.failure(keyword, kind, at: value.span, .unknownValue(value, values, context.name))
    case .missingOneOf(let keys):
      let span = value.object?.members.first?.keySpan ?? value.span
      return context.failure(keyword, kind, at: span, .missingOneOf(keys))
    case .otherForm(let phrases, let types):
      let sentence = FailureSentence.otherForm(value, phrases, context.name, types: types)
      return context.failure(keyword, kind, at: value.span, sentence)
    }
  }
}

/// Properties for the choice among alternatives.
extension FailureLeaf {
  /// Whether the value as a whole is wrong, and not a part of it.
  var isAboutWhole: Bool {
    switch cause {
    case .problem(.check), .noneOf, .otherForm: true
    case .problem, .missingOneOf: false
    }
  }

  /// The allowed types of the current value.
  var wantedTypes: TypeSet? {
    switch cause {
    case .problem(.check(.type(let types))): types
    case .otherForm(_, let types): types
    default: nil
    }
  }

  /// The allowed values of the current value.
  var wantedValues: [LocatedValue]? {
    switch cause {
    case .problem(.check(.enumeration(let index))), .problem(.check(.constant(let index))):
      context.program.pools.values[index].values
    case .noneOf(let values): values
    default: nil
    }
  }
}
