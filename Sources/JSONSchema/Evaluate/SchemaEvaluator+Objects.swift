internal import RegularExpressions
internal import StrictJSON

/// Schemas for an object's members (core, sections 10.3.2 and 11.3).
extension SchemaEvaluator {
  /// Whether an object passes a check; `nil` when the check isn't about objects in particular.
  mutating func apply(
    _ check: SchemaCheck, to object: LocatedObject, of value: LocatedValue, _ parts: inout EvaluatedParts?
  ) -> Bool? {
    switch check {
    case .minProperties(let least): return require(object.members.count >= least, check)
    case .maxProperties(let most): return require(object.members.count <= most, check)
    case .required(let names): return require(program.pools.names[names], in: object, "required")
    case .dependencies(let index): return apply(program.pools.dependencies[index], to: value, object, &parts)
    case .members(let index): return apply(program.pools.members[index], to: object, &parts)
    case .propertyNames(let node): return applyToNames(node, of: object)
    case .unevaluatedProperties(let node): return applyToUnevaluated(node, object, &parts)
    default: return nil
    }
  }

  private mutating func apply(
    _ check: MembersCheck, to object: LocatedObject, _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    var expected = 0
    for position in object.members.indices {
      let property = check.properties.position(of: object.members[position].key, expected: expected)
      if let property { expected = property + 1 }
      if apply(check, property, to: object.members[position], at: position, &parts) { continue }
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    return isValid
  }

  private mutating func apply(
    _ check: MembersCheck, _ property: Int?, to member: LocatedObject.Member, at position: Int,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isKnown = false
    var isValid = true
    if let property {
      isKnown = true
      let step = EvaluationStep(keyword: "properties", choice: .name(member.key), target: .member(position))
      isValid = evaluate(part: member.value, check.properties.nodes[property], by: step)
    }
    for property in check.patterns where matches(property.pattern, member.key) {
      isKnown = true
      let step = EvaluationStep(
        keyword: "patternProperties", choice: .name(property.pattern.pattern), target: .member(position))
      if !evaluate(part: member.value, property.node, by: step) { isValid = false }
    }
    guard isKnown || check.additional != nil else { return true }
    parts?.insert(position)
    guard !isKnown, let additional = check.additional else { return isValid }
    return apply(additional, "additionalProperties", to: member, at: position)
  }

  /// Applies a schema that is for all members which no other is for.
  private mutating func apply(
    _ node: Int, _ keyword: String, to member: LocatedObject.Member, at position: Int
  ) -> Bool {
    guard !program.nodes[node].isNever else {
      recorder.report(keyword, .unknownMember(position))
      return false
    }
    return evaluate(part: member.value, node, by: EvaluationStep(keyword: keyword, target: .member(position)))
  }

  private mutating func applyToUnevaluated(
    _ node: Int, _ object: LocatedObject, _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    for position in object.members.indices where parts?.contains(position) != true {
      if apply(node, "unevaluatedProperties", to: object.members[position], at: position) { continue }
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    parts?.insertAll()
    return isValid
  }

  private mutating func applyToNames(_ node: Int, of object: LocatedObject) -> Bool {
    var isValid = true
    for (position, member) in object.members.enumerated() {
      let name = LocatedValue(.string(member.key), at: member.keySpan)
      let step = EvaluationStep(keyword: "propertyNames", target: .name(position))
      if evaluate(part: name, node, by: step) { continue }
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    return isValid
  }

  private mutating func require(_ keys: [String], in object: LocatedObject, _ keyword: String) -> Bool {
    var isValid = true
    var expected = 0
    for key in keys {
      // Members usually come in the schema's order: a look at the next one saves the search.
      if expected < object.members.count, object.members[expected].key.hasSameBytes(as: key) {
        expected += 1
      } else if object.member(key) == nil {
        recorder.report(keyword, .missing(key))
        isValid = false
        if Recorder.stopsAtFirstFailure { break }
      }
    }
    return isValid
  }

  private mutating func apply(
    _ check: DependenciesCheck, to value: LocatedValue, _ object: LocatedObject,
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
