internal import RegularExpressions
internal import StrictJSON

/// The keywords for objects (core, sections 10.3.2 and 11.3).
extension SchemaEvaluator {
  private typealias Members = BorrowedList<LocatedObject.Member>

  /// Whether an object passes a check.
  func apply(
    _ check: SchemaCheck, to object: LocatedObject, _ value: BorrowedValue, _ parts: inout EvaluatedParts?,
    _ state: inout State
  ) -> Bool {
    switch check {
    case .minProperties(let least): require(object.members.count >= least, check, &state)
    case .maxProperties(let most): require(object.members.count <= most, check, &state)
    case .required(let names): program.pools.names.with(names) { require($0, in: object, "required", &state) }
    case .dependencies(let index): apply(program.pools.dependencies[index], to: value, object, &parts, &state)
    case .members(let index): program.pools.members.with(index) { apply($0, to: object, &parts, &state) }
    case .propertyNames(let node): applyToNames(node, of: object, &state)
    case .unevaluatedProperties(let node): applyToUnevaluated(node, object, &parts, &state)
    default: applyToAny(check, value, &parts, &state)
    }
  }

  private func apply(
    _ check: MembersCheck, to object: LocatedObject, _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    var expected = 0
    return BorrowedList.with(object.members) { members in
      all(members.indices) { position in
        let property = check.properties.position(of: members.key(at: position), expected: expected)
        if let property { expected = property + 1 }
        return apply(check, property, to: members, at: position, &parts, &state)
      }
    }
  }

  private func apply(
    _ check: MembersCheck, _ property: Int?, to members: Members, at position: Int,
    _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    var isKnown = false
    var isValid = true
    if let property {
      isKnown = true
      isValid = members.withValue(at: position) {
        evaluate(
          part: $0, check.properties.nodes[property],
          by: EvaluationStep(
            keyword: "properties", choice: .name(members.key(at: position).text), target: .member(position)),
          &state)
      }
    }
    for property in check.patterns where matches(property.pattern, members.key(at: position).text, &state) {
      isKnown = true
      let isValidToo = members.withValue(at: position) {
        evaluate(
          part: $0, property.node,
          by: EvaluationStep(
            keyword: "patternProperties", choice: .name(property.pattern.pattern), target: .member(position)),
          &state)
      }
      if !isValidToo { isValid = false }
    }
    guard isKnown || check.additional != nil else { return true }
    parts?.insert(position)
    guard !isKnown, let additional = check.additional else { return isValid }
    return apply(additional, "additionalProperties", to: members, at: position, &state)
  }

  /// Applies a schema for all members that have no other.
  private func apply(
    _ node: Int, _ keyword: String, to members: Members, at position: Int, _ state: inout State
  ) -> Bool {
    guard !program.nodes[node].isNever else {
      state.recorder.report(keyword, .unknownMember(position))
      return false
    }
    return members.withValue(at: position) {
      evaluate(part: $0, node, by: EvaluationStep(keyword: keyword, target: .member(position)), &state)
    }
  }

  private func applyToUnevaluated(
    _ node: Int, _ object: LocatedObject, _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    let left = object.members.indices.filter { parts?.contains($0) != true }
    parts?.insertAll()
    return BorrowedList.with(object.members) { members in
      all(left) { apply(node, "unevaluatedProperties", to: members, at: $0, &state) }
    }
  }

  private func applyToNames(_ node: Int, of object: LocatedObject, _ state: inout State) -> Bool {
    all(object.members.indices) { position in
      let member = object.members[position]
      return BorrowedValue.with(LocatedValue(.string(member.key), at: member.keySpan)) {
        evaluate(
          part: $0, node, by: EvaluationStep(keyword: "propertyNames", target: .name(position)), &state)
      }
    }
  }

  private func require(_ keys: [String], in object: LocatedObject, _ keyword: String, _ state: inout State)
    -> Bool
  {
    BorrowedList.with(object.members) { members in
      var expected = 0
      return all(keys.indices) { index in
        // Members usually come in the schema's order: the next one is tried before a search.
        if expected < members.count, members.key(at: expected).isEqual(to: keys[index]) {
          expected += 1
          return true
        }
        if object.member(keys[index]) != nil { return true }
        state.recorder.report(keyword, .missing(keys[index]))
        return false
      }
    }
  }

  private func apply(
    _ check: DependenciesCheck, to value: BorrowedValue, _ object: LocatedObject,
    _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    var isValid = true
    for (key, others) in check.required where object.member(key) != nil {
      if !require(others, in: object, check.keyword, &state) { isValid = false }
    }
    for (key, node) in check.schemas where object.member(key) != nil {
      let step = EvaluationStep(keyword: check.keyword, choice: .name(key))
      if !applyInPlace(value, node, by: step, &parts, &state) { isValid = false }
    }
    return isValid
  }
}
