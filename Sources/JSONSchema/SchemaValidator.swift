internal import StrictJSON

/// Checks one value against a schema and collects everything that is wrong.
struct SchemaValidator {
  private let schema: Schema
  private var path = InstancePath()
  private(set) var failures: [SchemaFailure] = []
  /// Schemas that are being applied without a step into the value: a `$ref` that comes back to one of them
  /// would go round for ever.
  private var pending: Set<Int> = []

  init(schema: Schema) { self.schema = schema }

  mutating func validate(_ value: LocatedValue, against index: Int) {
    guard pending.insert(index).inserted else { return }
    defer { pending.remove(index) }
    let node = schema.nodes[index]
    let before = failures.count
    for check in node.checks {
      apply(check, to: value, of: node)
      // What is of the wrong type fails the other keywords too, which would only repeat it.
      if case .type = check, failures.count > before { return }
    }
  }

  private mutating func apply(_ check: SchemaCheck, to value: LocatedValue, of node: SchemaNode) {
    switch check {
    case .reference(let index): validate(value, against: index)
    case .never, .type, .oneOfValues, .length, .pattern, .minimum, .maximum:
      if !satisfies(value, check) { fail(value, check, node) }
    case .items(let index):
      for (position, element) in (value.array ?? []).enumerated() {
        step(.index(position)) { $0.validate(element, against: index) }
      }
    case .itemCount(let range):
      if let count = value.array?.count, !range.contains(count) { fail(value, check, node) }
    case .uniqueItems: checkUnique(value.array ?? [])
    case .members(let members): checkMembers(of: value, members)
    case .required(let keys): for key in keys { require(key, in: value) }
    case .requiredTogether(let pairs):
      for (key, others) in pairs where value.object?[key] != nil {
        for other in others { require(other, in: value) }
      }
    case .allOf(let indices): for index in indices { validate(value, against: index) }
    case .anyOf, .oneOf, .not, .conditional: applyLogic(check, to: value, of: node)
    }
  }

  /// The checks that a value passes or fails as a whole.
  private func satisfies(_ value: LocatedValue, _ check: SchemaCheck) -> Bool {
    switch (check, value.content) {
    case (.never, _): false
    case (.type(let types), _): value.types.contains(where: types.contains)
    case (.oneOfValues(let values), _): values.contains { $0.isEqual(to: value) }
    case (.length(let range), .string(let text)): range.contains(text.unicodeScalars.count)
    case (.pattern(let pattern), .string(let text)): pattern.matches(text)
    case (.minimum(let bound), .number(let number)): number >= bound
    case (.maximum(let bound), .number(let number)): number <= bound
    default: true
    }
  }

  private mutating func checkMembers(of value: LocatedValue, _ check: MembersCheck) {
    for member in value.object?.members ?? [] {
      if let index = check.properties[ByteString(member.key)] ?? check.additional {
        step(.key(member.key)) { $0.validate(member.value, against: index) }
      } else if !check.allowsAdditional {
        let sentence = FailureSentence.unknownField(member.key, known: check.names)
        add(.unknownField, sentence, at: member.keySpan, path.appending(.key(member.key)))
      }
    }
  }

  private mutating func require(_ key: String, in value: LocatedValue) {
    guard let object = value.object, object[key] == nil else { return }
    // At the first field: the whole object would underline the whole file.
    let span = object.members.first?.keySpan ?? value.span
    add(.other, FailureSentence.missingField(key, example: example(of: key)), at: span, path)
  }

  /// An example of a field, from whichever schema describes it.
  private func example(of key: String) -> LocatedValue? {
    for node in schema.nodes {
      for case .members(let members) in node.checks {
        guard let index = members.properties[ByteString(key)] else { continue }
        if let example = exampleValue(ofNode: index) { return example }
      }
    }
    return nil
  }

  private func exampleValue(ofNode index: Int) -> LocatedValue? {
    if let example = schema.nodes[index].examples.first { return example }
    for case .reference(let target) in schema.nodes[index].checks {
      return schema.nodes[target].examples.first
    }
    return nil
  }

  private mutating func checkUnique(_ elements: [LocatedValue]) {
    for (position, element) in elements.enumerated() {
      guard elements[..<position].contains(where: { $0.isEqual(to: element) }) else { continue }
      step(.index(position)) { $0.add(.other, FailureSentence.repeated(element), at: element.span, $0.path) }
    }
  }

  private mutating func applyLogic(_ check: SchemaCheck, to value: LocatedValue, of node: SchemaNode) {
    switch check {
    case .anyOf(let indices): checkAlternatives(indices, value)
    case .oneOf(let indices):
      let matching = indices.count { failures(of: value, against: $0).isEmpty }
      if matching == 0 { checkAlternatives(indices, value) } else if matching > 1 { fail(value, check, node) }
    case .not(let index): if failures(of: value, against: index).isEmpty { fail(value, check, node) }
    case .conditional(let condition, let then, let otherwise):
      let branch = failures(of: value, against: condition).isEmpty ? then : otherwise
      if let branch { validate(value, against: branch) }
    default: break
    }
  }

  /// Explains only the alternative that comes closest: the one with the fewest mistakes.
  private mutating func checkAlternatives(_ indices: [Int], _ value: LocatedValue) {
    let results = indices.map { failures(of: value, against: $0) }
    guard !results.contains(where: \.isEmpty), let closest = results.min(by: { $0.count < $1.count }) else {
      return
    }
    failures += closest
  }

  private func failures(of value: LocatedValue, against index: Int) -> [SchemaFailure] {
    var validator = self
    validator.failures = []
    validator.validate(value, against: index)
    return validator.failures
  }

  private mutating func step(_ step: InstancePath.Step, _ body: (inout SchemaValidator) -> Void) {
    let (outerPath, outerPending) = (path, pending)
    path = path.appending(step)
    pending = []
    body(&self)
    (path, pending) = (outerPath, outerPending)
  }

  private mutating func fail(_ value: LocatedValue, _ check: SchemaCheck, _ node: SchemaNode) {
    let sentence = FailureSentence(value: value, check: check, node: node, field: path.fieldName)
    var kind = SchemaFailure.Kind.other
    if case .oneOfValues = check { kind = .unknownValue }
    add(kind, sentence, at: value.span, path)
  }

  private mutating func add(
    _ kind: SchemaFailure.Kind, _ sentence: FailureSentence, at span: Range<Int>, _ path: InstancePath
  ) {
    let failure = SchemaFailure(
      kind: kind, message: sentence.message, fix: sentence.fix, span: span, path: path)
    // Two keywords about one description (length and pattern, say) give one sentence.
    if failures.last != failure { failures.append(failure) }
  }
}

extension LocatedValue {
  /// The types that the value is of: a number without a fractional part is an integer too.
  var types: [InstanceType] {
    switch content {
    case .null: [.null]
    case .bool: [.boolean]
    case .string: [.string]
    case .array: [.array]
    case .object: [.object]
    case .number(let number): number.isInteger ? [.integer, .number] : [.number]
    }
  }
}
