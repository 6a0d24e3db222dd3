internal import Diagnostics
internal import StrictJSON

/// Checks one value against a schema and collects what is wrong with it.
struct SchemaValidator {
  private let schema: Schema
  /// With as many failures nothing more is looked at.
  private let limit: Int
  private var path = InstancePath()
  private(set) var failures: [SchemaFailure] = []
  /// The schemas that are being applied, and from where on they are to the value at hand: a `$ref` that comes
  /// back to one of those would go round for ever.
  private var pending: [Int] = []
  private var firstPending = 0

  init(schema: Schema, limit: Int) {
    self.schema = schema
    self.limit = limit
  }

  mutating func validate(_ value: LocatedValue, against index: Int) {
    guard failures.count < limit, !pending[firstPending...].contains(index) else { return }
    pending.append(index)
    defer { pending.removeLast() }
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
    case .allOf(let indices): for index in indices { validate(value, against: index) }
    case .members(let members): checkMembers(of: value, members)
    case .required(let keys): for key in keys { require(key, in: value, node) }
    case .requiredTogether(let pairs):
      for (key, others) in pairs where value.object?[key] != nil {
        for other in others { require(other, in: value, node) }
      }
    case .items(let index):
      for (position, element) in (value.array ?? []).enumerated() {
        step(.index(position)) { $0.validate(element, against: index) }
      }
    case .uniqueItems: checkUnique(value.array ?? [])
    case .anyOf(let indices): checkAlternatives(indices, value)
    case .oneOf(let indices):
      if checkAlternatives(indices, value) > 1 { fail(value, check, node) }
    case .not(let index): if failures(of: value, against: index).isEmpty { fail(value, check, node) }
    case .conditional(let condition, let then, let otherwise):
      let branch = failures(of: value, against: condition).isEmpty ? then : otherwise
      if let branch { validate(value, against: branch) }
    default: if !value.satisfies(check) { fail(value, check, node) }
    }
  }

  private mutating func checkMembers(of value: LocatedValue, _ check: MembersCheck) {
    for member in value.object?.members ?? [] {
      if let index = check.properties[ByteString(member.key)] ?? check.additional {
        step(.key(member.key)) { $0.validate(member.value, against: index) }
      } else if !check.allowsAdditional {
        step(.key(member.key)) {
          $0.add(.unknownField, at: member.keySpan, .unknownField(member.key, known: check.names))
        }
      }
    }
  }

  private mutating func require(_ key: String, in value: LocatedValue, _ node: SchemaNode) {
    guard let object = value.object, object[key] == nil, !node.hasMisspelt(key, in: object) else { return }
    // At the first field: the whole object would underline the whole file.
    let span = object.members.first?.keySpan ?? value.span
    let schema = schema
    add(.other, at: span, .missingField(key, example: schema.example(ofField: key, near: node)))
  }

  private mutating func checkUnique(_ elements: [LocatedValue]) {
    var seen: Set<DistinctValue> = []
    for (position, element) in elements.enumerated()
    where !seen.insert(DistinctValue(value: element)).inserted {
      step(.index(position)) { $0.add(.other, at: element.span, .repeated(element)) }
    }
  }

  /// How many of the alternatives fit. Where none does, it explains only the one that comes closest.
  @discardableResult
  private mutating func checkAlternatives(_ indices: [Int], _ value: LocatedValue) -> Int {
    var results: [[SchemaFailure]] = []
    for index in indices { results.append(failures(of: value, against: index)) }
    let fitting = results.count { $0.isEmpty }
    if fitting == 0 { failures += results.min { distance($0) < distance($1) } ?? [] }
    return fitting
  }

  /// How far an alternative is from what was meant: one for another type of value is the farthest, then one for
  /// another of the values that tell the alternatives apart, then the one with more mistakes.
  private func distance(_ failures: [SchemaFailure]) -> (Int, Int, Int) {
    let isOtherType = failures.contains { $0.kind == .wrongType && $0.path == path }
    return (isOtherType ? 1 : 0, failures.count { $0.kind == .unknownValue }, failures.count)
  }

  private mutating func failures(of value: LocatedValue, against index: Int) -> [SchemaFailure] {
    let others = failures
    failures = []
    validate(value, against: index)
    defer { failures = others }
    return failures
  }

  private mutating func step(_ step: InstancePath.Step, _ body: (inout SchemaValidator) -> Void) {
    let outer = firstPending
    path.append(step)
    firstPending = pending.count
    body(&self)
    firstPending = outer
    path.removeLast()
  }

  private mutating func fail(_ value: LocatedValue, _ check: SchemaCheck, _ node: SchemaNode) {
    let field = path.fieldName
    add(
      check.failureKind, at: value.span,
      FailureSentence(value: value, check: check, node: node, field: field))
  }

  private mutating func add(
    _ kind: SchemaFailure.Kind, at span: Range<Int>, _ sentence: @autoclosure () -> FailureSentence
  ) {
    guard failures.count < limit else { return }
    let sentence = sentence()
    let failure = SchemaFailure(
      kind: kind, message: sentence.message, fix: sentence.fix, span: span, path: path)
    // Two keywords about one description (length and pattern, say) give one sentence.
    if failures.last != failure { failures.append(failure) }
  }
}

extension SchemaNode {
  /// Whether an object has a field that isn't known and whose name is nearly that key's: the finding about the
  /// one tells of the other.
  fileprivate func hasMisspelt(_ key: String, in object: LocatedObject) -> Bool {
    for case .members(let check) in checks where !check.allowsAdditional {
      return object.members.contains { member in
        check.properties[ByteString(member.key)] == nil && NearestName.of(member.key, in: check.names) == key
      }
    }
    return false
  }
}
