internal import StrictJSON

/// The position of the explainer: the current value, its path and that of its schema, and the schemas for it.
struct FailureContext {
  let program: SchemaProgram
  private(set) var unit: EvaluationUnit
  private(set) var path = InstancePath()
  /// The JSON pointer from the root schema to the schema, through references.
  private var pointer = ""
  /// The schemas that are applied to the current value, the outermost first.
  private(set) var nodes: [Int]
  /// Whether the value is the name of a member.
  private(set) var isName = false
  /// The schemas for the object that has the current value as a member.
  private var outerNodes: [Int] = []
  /// The condition under which the schema is applied, if there is one: `kind is "card"`.
  private(set) var condition: String?

  /// The name of the value as a whole.
  private let rootName: String

  init(program: SchemaProgram, root: EvaluationUnit, name: String = "the file") {
    self.program = program
    rootName = name
    unit = root
    nodes = [root.node]
  }

  /// The context of a subschema.
  func entering(_ child: EvaluationUnit) -> FailureContext {
    var context = self
    context.unit = child
    context.pointer += child.step.pointer
    context.condition = program.condition(of: child.step, in: unit) ?? condition
    if case .sameValue = child.step.target {
      context.nodes.append(child.node)
      return context
    }
    context.nodes = [child.node]
    context.isName = false
    context.outerNodes = []
    switch child.step.target {
    case .sameValue: break
    case .member(let position):
      context.path.append(.key(key(at: position)))
      context.outerNodes = nodes
    case .element(let index): context.path.append(.index(index))
    case .name(let position):
      context.path.append(.key(key(at: position)))
      context.isName = true
    }
    return context
  }

  /// A failure of the current value.
  func failure(_ keyword: String, _ problem: SchemaProblem) -> SchemaFailure {
    let value = unit.value
    switch problem {
    case .missing(let key): return missingField(key, keyword)
    case .unknownMember(let position): return unknownField(position, keyword)
    case .repeated(let index):
      let element = value.array?[index] ?? value
      let sentence = FailureSentence.repeated(element, at: index, in: value.array ?? [])
      return failure(keyword, .other, at: element.span, sentence, .index(index))
    case .surplusElement(let index): return surplusElement(index, keyword)
    case .noAlternative: return failure(keyword, .other, at: value.span, .noForm(value, name))
    case .severalAlternatives(let first, let second): return severalForms([first, second], keyword)
    case .matchCount(let count, let node, let least, let most):
      let sentence = FailureSentence.matchCount(
        count, SizeBounds(least: least, most: most), of: program.phrase(of: node), name)
      return failure(keyword, .other, at: value.span, sentence)
    case .check(.not(let node)): return forbiddenForm(node, keyword)
    case .check(let check):
      return failure(keyword, problem.failureKind, at: value.span, sentence(check))
    }
  }

  /// A failure of the current value, or of the part at one further step.
  func failure(
    _ keyword: String, _ kind: SchemaFailure.Kind, at span: Range<Int>, _ sentence: FailureSentence,
    _ step: InstancePath.Step? = nil
  ) -> SchemaFailure {
    var path = path
    if let step { path.append(step) }
    let location = location(ofKeyword: keyword)
    // A field is unknown under any condition.
    let sentence = kind == .unknownField ? sentence : sentence.because(condition)
    return SchemaFailure(
      kind: kind, message: sentence.message, fix: sentence.fix, span: span, path: path,
      keywordLocation: location.relative, absoluteKeywordLocation: location.absolute)
  }

  /// The location of a keyword of the current schema; without a name, of the schema.
  func location(ofKeyword keyword: String) -> (relative: String, absolute: String?) {
    let step = keyword.isEmpty ? "" : "/\(JSONPointer.escaped(keyword))"
    return (pointer + step, program.absoluteLocation(of: unit.node, keyword: step))
  }

  /// The value's name in a message.
  var name: String { isName ? "the field name" : path.displayName ?? rootName }

  /// What the schemas say of the place of the current value.
  var use: ValueUse {
    let value = unit.value
    var use = ValueUse(objects: program.objects(by: nodes, for: value))
    let texts =
      value.isNull ? ["null", "~"].map { LocatedValue(.string($0), at: value.span) } : [value.quoted]
    use.rejectsText = texts.compactMap(\.self).contains { !program.accepts($0, by: nodes) }
    use.rejectsList =
      !value.isContainer && !program.accepts(LocatedValue(.array([value]), at: value.span), by: nodes)
    let empty: [LocatedValue.Content] = [.array([]), .object(LocatedObject([]))]
    use.rejectsEmpty =
      !value.isContainer && !empty.contains { program.accepts(LocatedValue($0, at: value.span), by: nodes) }
    if case .key(let key) = path.steps.last {
      use.isRequired = outerNodes.contains {
        program.requiredNames(of: $0).contains { $0.hasSameBytes(as: key) }
      }
    }
    return use
  }

  func key(at position: Int) -> String { unit.value.object?.members[position].key ?? "" }
}

extension SchemaProblem {
  /// The kind of mistake.
  var failureKind: SchemaFailure.Kind {
    switch self {
    case .check(.type): .wrongType
    case .check(.enumeration), .check(.constant): .unknownValue
    case .unknownMember: .unknownField
    default: .other
    }
  }
}
