internal import Diagnostics
internal import RegularExpressions
internal import StrictJSON

/// A description of valid values, as a phrase that follows "is" or "must be".
extension SchemaProgram {
  /// The schema's description or title, otherwise the phrases of all its keywords; `nil` where there are too many or
  /// one has none.
  func phrase(of node: Int) -> String? { phrase(of: node, depth: 4) }

  /// The phrases of some schemas; `nil` where not all have one, or two have the same.
  func phrases(of nodes: [Int]) -> [String]? {
    var phrases: [String] = []
    for node in nodes {
      guard let phrase = phrase(of: node), !phrases.contains(phrase) else { return nil }
      phrases.append(phrase)
    }
    return phrases
  }

  func phrase(of node: Int, depth: Int) -> String? {
    if let phrase = ownPhrase(of: node) { return phrase }
    let checks = checks(of: node)
    guard depth > 0, (1...4).contains(checks.count) else { return nil }
    if let mapping = mappingPhrase(of: node, depth: depth) { return mapping }
    return joined(checks.map { phrase(of: $0, depth: depth) }, by: " and ")
  }

  private func ownPhrase(of node: Int) -> String? {
    let wording = wording(of: [node])
    return wording.phrase ?? descriptions[node].title.map { "of the form \"\($0.truncated)\"" }
  }

  private func phrase(of check: SchemaCheck, depth: Int) -> String? {
    switch check {
    case .reference(let node): phrase(of: node, depth: depth - 1)
    case .anyOf(let nodes), .oneOf(let nodes): phrase(ofAll: pools.schemas[nodes], " or ", depth)
    case .allOf(let nodes): phrase(ofAll: pools.schemas[nodes], " and ", depth)
    default: check.phrase(pools)
    }
  }

  private func phrase(ofAll nodes: [Int], _ conjunction: String, _ depth: Int) -> String? {
    guard nodes.count <= 4 else { return nil }
    return joined(nodes.map { phrase(of: $0, depth: depth - 1) }, by: conjunction)
  }

  /// The phrases joined, if none is `nil`.
  private func joined(_ phrases: [String?], by conjunction: String) -> String? {
    let known = phrases.compactMap(\.self)
    return known.count == phrases.count ? known.joined(separator: conjunction) : nil
  }
}

extension SchemaCheck {
  /// The phrase of a check of a value as a whole.
  fileprivate func phrase(_ pools: SchemaPools) -> String? {
    switch self {
    case .type(let types): types.phrase
    case .constant(let index), .enumeration(let index):
      (1...5).contains(pools.values[index].values.count)
        ? pools.values[index].values.map(\.shown).listed(last: " or ") : nil
    case .multipleOf(let divisor): "a multiple of \(pools.numbers[divisor].literal.truncated)"
    case .minimum(let bound): "at least \(pools.numbers[bound].literal.truncated)"
    case .maximum(let bound): "at most \(pools.numbers[bound].literal.truncated)"
    case .exclusiveMinimum(let bound): "more than \(pools.numbers[bound].literal.truncated)"
    case .exclusiveMaximum(let bound): "less than \(pools.numbers[bound].literal.truncated)"
    case .pattern(let pattern): "text that matches the pattern \(pools.patterns[pattern].pattern.truncated)"
    case .format(let format): format.phrase
    case .minLength(let least): "text of \(SizeBounds(least: least).counted("character", "characters"))"
    case .maxLength(let most): "text of \(SizeBounds(most: most).counted("character", "characters"))"
    case .minItems(let least): "a list of \(SizeBounds(least: least).counted("entry", "entries"))"
    case .maxItems(let most): "a list of \(SizeBounds(most: most).counted("entry", "entries"))"
    case .minProperties(let least): "a mapping of \(SizeBounds(least: least).counted("field", "fields"))"
    case .maxProperties(let most): "a mapping of \(SizeBounds(most: most).counted("field", "fields"))"
    default: nil
    }
  }
}

/// Phrases for mappings.
extension SchemaProgram {
  /// `a mapping with the field "url" whose kind is "app"`; `nil` for a schema that requires anything else.
  func mappingPhrase(of node: Int, depth: Int) -> String? {
    guard let parts = mappingParts(of: node, depth: depth) else { return nil }
    let fields = parts.required.quoted
    let with =
      fields.isEmpty ? "" : " with the field\(fields.count == 1 ? "" : "s") \(fields.listed(last: " and "))"
    let whose = parts.members.map { "\($0.name.truncated) is \($0.phrase)" }.joined(separator: " and ")
    return "a mapping\(with)\(whose.isEmpty ? "" : " whose \(whose)")"
  }

  /// The required names of a schema that requires nothing else.
  func onlyRequiredNames(of node: Int) -> [String]? {
    let checks = checks(of: node)
    guard checks.count == 1, case .required(let names)? = checks.first else { return nil }
    return pools.names[names]
  }

  /// The condition under which a step's subschema is applied; `nil` where there is none or no phrase for it.
  func condition(of step: EvaluationStep, in unit: EvaluationUnit) -> String? {
    switch (step.keyword, step.choice) {
    case ("dependentSchemas", .name(let key)), ("dependencies", .name(let key)):
      return "there is \"\(key.truncated)\""
    case ("then", .only), ("else", .only):
      for case .conditional(let node, _, _) in checks(of: unit.node) {
        return condition(node, isMet: step.keyword == "then", by: unit.value.object)
      }
      return nil
    default: return nil
    }
  }

  /// `kind is "card"`, or `isn't`. `nil` for a condition on a missing field, which would be misleading.
  private func condition(_ node: Int, isMet: Bool, by object: LocatedObject?) -> String? {
    guard let object, let parts = mappingParts(of: node, depth: 2),
      parts.members.allSatisfy({ object.member($0.name) != nil })
    else { return nil }
    // Which one of several isn't met is unknown.
    if !isMet, parts.members.count + parts.required.count != 1 { return nil }
    let members = parts.members.map { "\($0.name.truncated) \(isMet ? "is" : "isn't") \($0.phrase)" }
    let required = parts.required.map { "there is \(isMet ? "" : "no ")\"\($0.truncated)\"" }
    let all = members + required
    return all.isEmpty ? nil : all.joined(separator: " and ")
  }

  /// The phrases of a mapping's members, and the further required members; `nil` where the schema requires anything
  /// else, or more than fits in a sentence.
  private func mappingParts(
    of node: Int, depth: Int
  ) -> (members: [(name: String, phrase: String)], required: [String])? {
    var members: [(name: String, phrase: String)] = []
    var required: [String] = []
    var isMapping = false
    for check in checks(of: node) {
      switch check {
      case .type(.object): isMapping = true
      case .required(let names): required = pools.names[names]
      case .members(let index):
        guard let parts = memberPhrases(pools.members[index], depth: depth) else { return nil }
        members = parts
        isMapping = isMapping || !parts.isEmpty
      default: return nil
      }
    }
    required.removeAll { name in members.contains { $0.name.hasSameBytes(as: name) } }
    guard required.count <= 5, isMapping || !required.isEmpty else { return nil }
    return (members, required)
  }

  private func memberPhrases(_ check: MembersCheck, depth: Int) -> [(name: String, phrase: String)]? {
    guard depth > 0, check.patterns.isEmpty, check.additional == nil else { return nil }
    var phrases: [(name: String, phrase: String)] = []
    for (name, node) in zip(check.properties.names, check.properties.nodes) where !checks(of: node).isEmpty {
      guard phrases.count < 3, let phrase = phrase(of: node, depth: depth - 1) else { return nil }
      phrases.append((name, phrase))
    }
    return phrases
  }
}
