internal import StrictJSON

/// One thing that is to be told: a sentence is made only of what remains once the closest alternative is chosen.
struct FailureLeaf {
  /// What is wrong with the value.
  enum Cause {
    case problem(SchemaProblem)
    /// It is none of these values, which alternatives ask for.
    case noneOf([LocatedValue])
    /// It has none of these fields, each of which an alternative asks for.
    case missingOneOf([String])
    /// It is none of what these phrases say, each for an alternative; nor of their types, where those are given.
    case otherForm([String], types: TypeSet?)
  }

  let context: FailureContext
  let keyword: String
  let cause: Cause

  /// What kind of mistake it is.
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

/// What the choice among alternatives looks at.
extension FailureLeaf {
  /// Whether the value as a whole is wrong, and not what is or isn't in it.
  var isAboutWhole: Bool {
    switch cause {
    case .problem(.check), .noneOf, .otherForm: true
    case .problem, .missingOneOf: false
    }
  }

  /// The types of which the value at hand should be one.
  var wantedTypes: TypeSet? {
    switch cause {
    case .problem(.check(.type(let types))): types
    case .otherForm(_, let types): types
    default: nil
    }
  }

  /// The values of which the value at hand should be one.
  var wantedValues: [LocatedValue]? {
    switch cause {
    case .problem(.check(.enumeration(let index))), .problem(.check(.constant(let index))):
      context.program.pools.values[index].values
    case .noneOf(let values): values
    default: nil
    }
  }
}
