internal import RegularExpressions
internal import StrictJSON

/// Schemas for an object's members (core, sections 10.3.2 and 11.3).
extension SchemaEvaluator {
  private typealias Members = BorrowedList<LocatedObject.Member>

  /// Whether an object passes a check.
  mutating func apply(
    _ check: SchemaCheck, to object: LocatedObject, _ value: BorrowedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    switch check {
    case .minProperties(let least): require(object.members.count >= least, check)
    case .maxProperties(let most): require(object.members.count <= most, check)
    case .required(let names): require(program.pools.names[names], in: object, "required")
    case .dependencies(let index): apply(program.pools.dependencies[index], to: value, object, &parts)
    case .members(let index): apply(program.pools.members[index], to: object, &parts)
    case .propertyNames(let node): applyToNames(node, of: object)
    case .unevaluatedProperties(let node): applyToUnevaluated(node, object, &parts)
    default: applyToAny(check, value, &parts)
    }
  }

  private mutating func apply(
    _ check: MembersCheck, to object: LocatedObject, _ parts: inout EvaluatedParts?
  ) -> Bool {
    var expected = 0
    return BorrowedList.with(object.members) { members in
      all(members.indices) { evaluator, position in
        let property = check.properties.position(of: members.key(at: position), expected: expected)
        if let property { expected = property + 1 }
        return evaluator.apply(check, property, to: members, at: position, &parts)
      }
    }
  }

  private mutating func apply(
    _ check: MembersCheck, _ property: Int?, to members: Members, at position: Int,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isKnown = false
    var isValid = true
    if let property {
      isKnown = true
      isValid = members.withValue(at: position) {
        evaluate(
          part: $0, check.properties.nodes[property],
          by: EvaluationStep(
            keyword: "properties", choice: .name(members.key(at: position)), target: .member(position)))
      }
    }
    for property in check.patterns where matches(property.pattern, members.key(at: position)) {
      isKnown = true
      let isValidToo = members.withValue(at: position) {
        evaluate(
          part: $0, property.node,
          by: EvaluationStep(
            keyword: "patternProperties", choice: .name(property.pattern.pattern), target: .member(position)))
      }
      if !isValidToo { isValid = false }
    }
    guard isKnown || check.additional != nil else { return true }
    parts?.insert(position)
    guard !isKnown, let additional = check.additional else { return isValid }
    return apply(additional, "additionalProperties", to: members, at: position)
  }

  /// Applies a schema that is for all members which no other is for.
  private mutating func apply(
    _ node: Int, _ keyword: String, to members: Members, at position: Int
  ) -> Bool {
    guard !program.nodes[node].isNever else {
      recorder.report(keyword, .unknownMember(position))
      return false
    }
    return members.withValue(at: position) {
      evaluate(part: $0, node, by: EvaluationStep(keyword: keyword, target: .member(position)))
    }
  }

  private mutating func applyToUnevaluated(
    _ node: Int, _ object: LocatedObject, _ parts: inout EvaluatedParts?
  ) -> Bool {
    let left = object.members.indices.filter { parts?.contains($0) != true }
    parts?.insertAll()
    return BorrowedList.with(object.members) { members in
      all(left) { $0.apply(node, "unevaluatedProperties", to: members, at: $1) }
    }
  }

  private mutating func applyToNames(_ node: Int, of object: LocatedObject) -> Bool {
    all(object.members.indices) { evaluator, position in
      let member = object.members[position]
      return BorrowedValue.with(LocatedValue(.string(member.key), at: member.keySpan)) {
        evaluator.evaluate(
          part: $0, node, by: EvaluationStep(keyword: "propertyNames", target: .name(position)))
      }
    }
  }

  private mutating func require(_ keys: [String], in object: LocatedObject, _ keyword: String) -> Bool {
    var expected = 0
    return all(keys.indices) { evaluator, index in
      // Members usually come in the schema's order: a look at the next one saves the search.
      if expected < object.members.count, object.members[expected].key.hasSameBytes(as: keys[index]) {
        expected += 1
        return true
      }
      if object.member(keys[index]) != nil { return true }
      evaluator.recorder.report(keyword, .missing(keys[index]))
      return false
    }
  }

  private mutating func apply(
    _ check: DependenciesCheck, to value: BorrowedValue, _ object: LocatedObject,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    for (key, others) in check.required where object.member(key) != nil {
      if !require(others, in: object, check.keyword) { isValid = false }
    }
    for (key, node) in check.schemas where object.member(key) != nil {
      let step = EvaluationStep(keyword: check.keyword, choice: .name(key))
      if !applyInPlace(value, node, by: step, &parts) { isValid = false }
    }
    return isValid
  }
}
