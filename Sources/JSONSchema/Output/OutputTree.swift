internal import StrictJSON

/// Turns the result of an evaluation into the specification's output units.
struct OutputTree {
  private let program: SchemaProgram

  init(program: SchemaProgram) { self.program = program }

  func root(of evaluation: Evaluation) -> OutputUnit {
    if let root = evaluation.root, evaluation.limit == nil {
      return unit(root, FailureContext(program: program, root: root))
    }
    let message = evaluation.limit.map { OutputUnit.Message.error($0.sentence) } ?? .none
    return OutputUnit(
      isValid: evaluation.limit == nil, keywordLocation: "", absoluteKeywordLocation: nil,
      instanceLocation: "",
      message: message)
  }

  private func unit(_ evaluated: EvaluationUnit, _ context: FailureContext) -> OutputUnit {
    let location = context.location(ofKeyword: "")
    var unit = OutputUnit(
      isValid: evaluated.isValid, keywordLocation: location.relative,
      absoluteKeywordLocation: location.absolute,
      instanceLocation: context.path.pointer)
    for entry in evaluated.entries {
      switch entry {
      case .unit(let child): unit.children.append(self.unit(child, context.entering(child)))
      case .problem(let keyword, let problem): unit.children.append(error(keyword, problem, context))
      }
    }
    if evaluated.isValid { unit.children += annotations(of: evaluated, context) }
    return unit
  }

  private func error(_ keyword: String, _ problem: SchemaProblem, _ context: FailureContext) -> OutputUnit {
    let failure = context.failure(keyword, problem)
    return OutputUnit(
      isValid: false, keywordLocation: failure.keywordLocation,
      absoluteKeywordLocation: failure.absoluteKeywordLocation, instanceLocation: failure.path.pointer,
      message: .error(failure.message))
  }

  private func annotations(of evaluated: EvaluationUnit, _ context: FailureContext) -> [OutputUnit] {
    // A member's name has no location of its own: its annotations would seem to be about the value.
    guard !context.isName else { return [] }
    return program.descriptions[evaluated.node].annotations.compactMap { annotation in
      guard evaluated.value.string != nil || !Self.isAboutText(annotation.keyword) else { return nil }
      let location = context.location(ofKeyword: annotation.keyword)
      return OutputUnit(
        isValid: true, keywordLocation: location.relative, absoluteKeywordLocation: location.absolute,
        instanceLocation: context.path.pointer, message: .annotation(annotation.value))
    }
  }

  /// Whether a keyword is about text only (validation, section 8).
  private static func isAboutText(_ keyword: String) -> Bool {
    ["contentEncoding", "contentMediaType", "contentSchema"].contains(keyword)
  }
}

/// One unit of the output (core, section 12.3): a keyword at a value, with its result.
struct OutputUnit {
  /// The unit's result.
  enum Message {
    case none
    case error(String)
    case annotation(LocatedValue)
  }

  var isValid: Bool
  let keywordLocation: String
  let absoluteKeywordLocation: String?
  let instanceLocation: String
  var message = Message.none
  var children: [OutputUnit] = []

  /// The unit and all below it, each without children.
  var flattened: [OutputUnit] {
    var own = self
    own.children = []
    return [own] + children.flatMap(\.flattened)
  }

  /// The tree without branches that have no message (core, section 12.4.3): a unit with a single child becomes that
  /// child.
  var condensed: OutputUnit? {
    var unit = self
    unit.children = children.compactMap(\.condensed)
    guard case .none = message else { return unit }
    switch unit.children.count {
    case 0: return nil
    case 1: return unit.children[0]
    default: return unit
    }
  }
}
