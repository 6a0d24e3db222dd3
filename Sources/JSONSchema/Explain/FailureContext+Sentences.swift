internal import Diagnostics
internal import RegularExpressions
internal import StrictJSON

/// Failures of checks of the current value as a whole.
extension FailureContext {
  func sentence(_ check: SchemaCheck) -> FailureSentence {
    let checks = program.checks(of: unit.node)
    let pools = program.pools
    let value = unit.value
    return switch check {
    case .minLength, .maxLength: .length(value, SizeBounds(ofLength: checks), name)
    case .minItems, .maxItems: .itemCount(value.array?.count ?? 0, SizeBounds(ofItems: checks), name)
    case .minProperties, .maxProperties:
      .fieldCount(value.object?.members.count ?? 0, SizeBounds(ofMembers: checks), name)
    case .type(let types): .wrongType(value, types, program.wording(of: nodes), name, use)
    case .enumeration(let values): .unknownValue(value, pools.values[values].values, name, isName: isName)
    case .constant(let constant): .otherValue(value, pools.values[constant].values, name)
    case .minimum(let bound): .outOfRange(value, "the minimum is", pools.numbers[bound], name)
    case .maximum(let bound): .outOfRange(value, "the maximum is", pools.numbers[bound], name)
    case .exclusiveMinimum(let bound): .outOfRange(value, "it must be more than", pools.numbers[bound], name)
    case .exclusiveMaximum(let bound): .outOfRange(value, "it must be less than", pools.numbers[bound], name)
    case .multipleOf(let divisor): .notMultiple(value, pools.numbers[divisor], name)
    case .never: isName ? .nameNotAllowed(value) : .notAllowed(name, isRoot: path.steps.isEmpty)
    case .pattern(let pattern):
      .wrongPattern(value, pools.patterns[pattern].pattern, program.wording(of: nodes), name)
    case .format(let format): .wrongFormat(value, format, program.wording(of: nodes), name)
    default: .wrongForm(value, program.wording(of: nodes), name)
    }
  }

  /// The failure of `not`.
  func forbiddenForm(_ node: Int, _ keyword: String) -> SchemaFailure {
    let value = unit.value
    if value.object != nil, let keys = program.onlyRequiredNames(of: node), !keys.isEmpty {
      return forbiddenFields(keys, keyword)
    }
    let sentence = FailureSentence.forbiddenForm(
      value, program.phrase(of: node), program.wording(of: nodes), name,
      isAnything: program.checks(of: node).isEmpty)
    return failure(keyword, .other, at: value.span, sentence)
  }

  /// - Parameter nodes: the schemas that all match, of which only one may.
  func severalForms(_ nodes: [Int], _ keyword: String) -> SchemaFailure {
    let keys = nodes.compactMap { program.onlyRequiredNames(of: $0) }
    if keys.count == nodes.count, keys.allSatisfy({ $0.count == 1 }) {
      return forbiddenFields(keys.flatMap(\.self), keyword)
    }
    let sentence = FailureSentence.severalForms(unit.value, program.phrases(of: nodes), name)
    return failure(keyword, .other, at: unit.value.span, sentence)
  }

  /// Reported at the last of the fields.
  private func forbiddenFields(_ keys: [String], _ keyword: String) -> SchemaFailure {
    let member = keys.last.flatMap { unit.value.object?.member($0) }
    return failure(keyword, .other, at: member?.keySpan ?? unit.value.span, .forbiddenFields(keys))
  }

  func surplusElement(_ index: Int, _ keyword: String) -> SchemaFailure {
    let elements = unit.value.array ?? []
    let element = elements.indices.contains(index) ? elements[index] : unit.value
    // Which entries are unevaluated depends on more than their number.
    let sentence: FailureSentence =
      keyword == "items"
      ? .itemCount(elements.count, SizeBounds(most: index), name) : .surplus(element, name)
    return failure(keyword, .other, at: element.span, sentence, .index(index))
  }
}

/// Missing and unknown fields of the current mapping.
extension FailureContext {
  /// More are of no help, and the search for a misspelt one among them takes time.
  private static let nameLimit = 1000
  private static let unknownLimit = 100

  /// The entries to report: not a missing field whose misspelt name is reported already.
  var reportedEntries: [EvaluationUnit.Entry] {
    let misspelt = misspeltFields
    guard !misspelt.isEmpty else { return unit.entries }
    return unit.entries.filter { entry in
      if case .problem(_, .missing(let key)) = entry { !misspelt.contains(ByteString(key)) } else { true }
    }
  }

  /// The fields that were probably meant by the unknown ones.
  private var misspeltFields: Set<ByteString> {
    let unknown = unit.entries.lazy.compactMap { entry in
      if case .problem(_, .unknownMember(let position)) = entry { position } else { nil }
    }
    guard !unknown.isEmpty else { return [] }
    let known = program.names(of: unit.node, limit: Self.nameLimit)
    return Set(
      unknown.prefix(Self.unknownLimit).compactMap {
        NearestName.of(key(at: $0), in: known).map(ByteString.init)
      })
  }

  func missingField(_ key: String, _ keyword: String) -> SchemaFailure {
    let members = unit.value.object?.members ?? []
    let similar = similarMember(to: key)
    let cause = program.cause(ofMissing: key, in: unit, keyword)
    // At the first field, as the whole object may be the whole file.
    let span = (similar ?? cause ?? members.first)?.keySpan ?? unit.value.span
    var sentence = FailureSentence.missingField(
      key, examples: program.examples(ofField: key, near: unit.node),
      phrase: program.phrase(ofField: key, in: unit.node))
    if let similar { sentence = .renamedField(key, from: similar.key) }
    return failure(
      keyword, .missingField(key, isRenamed: similar != nil), at: span,
      sentence.because(cause.map { "there is \"\($0.key.truncated)\"" }))
  }

  /// An unknown member whose name may be that of a missing one, misspelt: no schema for the object has it.
  private func similarMember(to key: String) -> LocatedObject.Member? {
    guard let object = unit.value.object else { return nil }
    let names = program.names(of: unit.node, limit: Self.nameLimit) + program.requiredNames(of: unit.node)
    let others = program.combinedNames(of: nodes.first ?? unit.node, limit: Self.nameLimit)
    let known = Set((names + others).map(ByteString.init))
    let unknown = object.members.prefix(Self.nameLimit).lazy.map(\.key)
      .filter { !known.contains(ByteString($0)) }.prefix(Self.unknownLimit)
    return NearestName.of(key, in: unknown).flatMap { object.member($0) }
  }

  func unknownField(_ position: Int, _ keyword: String) -> SchemaFailure {
    let key = key(at: position)
    let span = unit.value.object?.members[position].keySpan ?? unit.value.span
    let known = program.names(of: unit.node, limit: Self.nameLimit)
    let sentence: FailureSentence =
      known.contains { $0.hasSameBytes(as: key) }
      ? .fieldOfAnotherForm(key)
      : .unknownField(key, known: known, patterns: program.namePatterns(of: unit.node)) {
        unit.value.object?.member($0) != nil
      }
    return failure(keyword, .unknownField, at: span, sentence, .key(key))
  }
}
