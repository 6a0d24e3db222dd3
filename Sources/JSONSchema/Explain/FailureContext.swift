internal import Diagnostics
internal import RegularExpressions
internal import StrictJSON

/// Where the explainer is: the value at hand, the way to it and to its schema, and what the schemas say about it.
struct FailureContext {
  private let program: SchemaProgram
  private var unit: EvaluationUnit
  /// The way from the document's root to the value.
  private(set) var path = InstancePath()
  /// The way from the schema's root to the schema, through references: a JSON pointer.
  private var pointer = ""
  /// The schemas that are applied to this same value, the outermost first.
  private var nodes: [Int]
  /// Whether the value is the name of a member.
  private var isName = false

  init(program: SchemaProgram, root: EvaluationUnit) {
    self.program = program
    unit = root
    nodes = [root.node]
  }

  /// The context of a subschema.
  func entering(_ child: EvaluationUnit) -> FailureContext {
    var context = self
    context.unit = child
    context.pointer += child.step.pointer
    if case .sameValue = child.step.target {
      context.nodes.append(child.node)
      return context
    }
    context.nodes = [child.node]
    context.isName = false
    switch child.step.target {
    case .sameValue: break
    case .member(let position): context.path.append(.key(key(at: position)))
    case .element(let index): context.path.append(.index(index))
    case .name(let position):
      context.path.append(.key(key(at: position)))
      context.isName = true
    }
    return context
  }

  /// Whether a problem is worth a sentence: a missing field whose misspelt name is told anyhow isn't.
  func tells(_ problem: SchemaProblem) -> Bool {
    guard case .missing(let key) = problem, let object = unit.value.object else { return true }
    guard let known = program.onlyNames(of: unit.node) else { return true }
    return !object.members.contains { member in
      !known.contains { $0.hasSameBytes(as: member.key) } && NearestName.of(member.key, in: known) == key
    }
  }

  /// A failure of the value at hand.
  func failure(_ keyword: String, _ problem: SchemaProblem) -> SchemaFailure {
    switch problem {
    case .missing(let key):
      // At the first field: the whole object would underline the whole file.
      let span = unit.value.object?.members.first?.keySpan ?? unit.value.span
      let example = program.example(ofField: key, near: unit.node)
      return failure(keyword, .other, at: span, .missingField(key, example: example))
    case .unknownMember(let position):
      let span = unit.value.object?.members[position].keySpan ?? unit.value.span
      let sentence = FailureSentence.unknownField(
        key(at: position), known: program.names(of: unit.node))
      return failure(keyword, .unknownField, at: span, sentence, .key(key(at: position)))
    case .repeated(let index):
      let element = unit.value.array?[index] ?? unit.value
      return failure(keyword, .other, at: element.span, .repeated(element), .index(index))
    case .surplusElement(let index):
      let count = unit.value.array?.count ?? 0
      let sentence = FailureSentence.itemCount(count, SizeBounds(most: index), name)
      return failure(
        keyword, .other, at: unit.value.array?[index].span ?? unit.value.span, sentence, .index(index))
    case .noAlternative, .severalAlternatives:
      return failure(keyword, .other, at: unit.value.span, .severalForms(unit.value, name))
    case .matchCount(let count, let node, let least, let most):
      let sentence = FailureSentence.matchCount(
        count, SizeBounds(least: least, most: most), of: program.wording(of: [node]), name)
      return failure(keyword, .other, at: unit.value.span, sentence)
    case .check(let check):
      return failure(keyword, check.failureKind, at: unit.value.span, sentence(check))
    }
  }

  /// The sentence for a check that the value as a whole fails.
  private func sentence(_ check: SchemaCheck) -> FailureSentence {
    let checks = program.checks(of: unit.node)
    let pools = program.pools
    return switch check {
    case .minLength, .maxLength: .length(unit.value, SizeBounds(ofLength: checks), name)
    case .minItems, .maxItems: .itemCount(unit.value.array?.count ?? 0, SizeBounds(ofItems: checks), name)
    case .minProperties, .maxProperties:
      .memberCount(unit.value.object?.members.count ?? 0, SizeBounds(ofMembers: checks), name)
    case .type(let types): .wrongType(unit.value, types, program.wording(of: nodes), name)
    case .enumeration(let values), .constant(let values):
      .unknownValue(unit.value, pools.values[values].values, name)
    case .minimum(let bound): .outOfRange(unit.value, "the least is", pools.numbers[bound], name)
    case .maximum(let bound): .outOfRange(unit.value, "the most is", pools.numbers[bound], name)
    case .exclusiveMinimum(let bound):
      .outOfRange(unit.value, "it must be more than", pools.numbers[bound], name)
    case .exclusiveMaximum(let bound):
      .outOfRange(unit.value, "it must be less than", pools.numbers[bound], name)
    case .multipleOf(let divisor): .notMultiple(unit.value, pools.numbers[divisor], name)
    case .never: .notAllowed(name)
    case .pattern(let pattern):
      .wrongForm(
        unit.value, "doesn't match the pattern \(pools.patterns[pattern].pattern)",
        program.wording(of: nodes), name)
    case .format(let format):
      .wrongForm(unit.value, "must be \(format.phrase)", program.wording(of: nodes), name)
    case .not: .wrongForm(unit.value, "has a form that isn't allowed", program.wording(of: nodes), name)
    default: .wrongForm(unit.value, "isn't valid", program.wording(of: nodes), name)
    }
  }

  private func failure(
    _ keyword: String, _ kind: SchemaFailure.Kind, at span: Range<Int>, _ sentence: FailureSentence,
    _ step: InstancePath.Step? = nil
  ) -> SchemaFailure {
    var path = path
    if let step { path.append(step) }
    let location = location(ofKeyword: keyword)
    return SchemaFailure(
      kind: kind, message: sentence.message, fix: sentence.fix, span: span, path: path,
      keywordLocation: location.relative, absoluteKeywordLocation: location.absolute)
  }

  /// Where a keyword of the schema at hand stands; without a name, the schema itself.
  func location(ofKeyword keyword: String) -> (relative: String, absolute: String?) {
    let step = keyword.isEmpty ? "" : "/\(JSONPointer.escaped(keyword))"
    return (pointer + step, program.absoluteLocation(of: unit.node, keyword: step))
  }

  /// What a person calls the value.
  private var name: String {
    if isName { return "the name" }
    return path.fieldName ?? "the file"
  }

  private func key(at position: Int) -> String { unit.value.object?.members[position].key ?? "" }
}

extension SchemaCheck {
  /// What kind of mistake it is to fail the check.
  fileprivate var failureKind: SchemaFailure.Kind {
    switch self {
    case .type: .wrongType
    case .enumeration, .constant: .unknownValue
    default: .other
    }
  }
}
