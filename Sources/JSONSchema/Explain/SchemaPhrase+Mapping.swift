internal import StrictJSON

/// What schemas ask of mappings, in a few words.
extension SchemaProgram {
  /// `a mapping with the field "url" whose kind is "app"`; `nil` for a schema that asks anything else.
  func mappingPhrase(of node: Int, depth: Int) -> String? {
    guard let parts = mappingParts(of: node, depth: depth) else { return nil }
    let fields = parts.required.map { "\"\($0.cut)\"" }
    let with =
      fields.isEmpty ? "" : " with the field\(fields.count == 1 ? "" : "s") \(fields.listed(last: " and "))"
    let whose = parts.members.map { "\($0.name.cut) is \($0.phrase)" }.joined(separator: " and ")
    return "a mapping\(with)\(whose.isEmpty ? "" : " whose \(whose)")"
  }

  /// The names that a schema requires, if it asks nothing else.
  func onlyRequiredNames(of node: Int) -> [String]? {
    let checks = checks(of: node)
    guard checks.count == 1, case .required(let names)? = checks.first else { return nil }
    return pools.names[names]
  }

  /// Why a step leads to a subschema that isn't always applied; `nil` where that can't be said.
  func condition(of step: EvaluationStep, in unit: EvaluationUnit) -> String? {
    switch (step.keyword, step.choice) {
    case ("dependentSchemas", .name(let key)), ("dependencies", .name(let key)):
      return "there is \"\(key.cut)\""
    case ("then", .only), ("else", .only):
      for case .conditional(let node, _, _) in checks(of: unit.node) {
        return condition(node, isMet: step.keyword == "then", by: unit.value.object)
      }
      return nil
    default: return nil
    }
  }

  /// `kind is "card"`, or that it isn't. A condition on a field that isn't there says something else than it seems to.
  private func condition(_ node: Int, isMet: Bool, by object: LocatedObject?) -> String? {
    guard let object, let parts = mappingParts(of: node, depth: 2),
      parts.members.allSatisfy({ object.member($0.name) != nil })
    else { return nil }
    // Of several, it can't be said which one isn't met.
    if !isMet, parts.members.count + parts.required.count != 1 { return nil }
    let members = parts.members.map { "\($0.name.cut) \(isMet ? "is" : "isn't") \($0.phrase)" }
    let required = parts.required.map { "there is \(isMet ? "" : "no ")\"\($0.cut)\"" }
    let all = members + required
    return all.isEmpty ? nil : all.joined(separator: " and ")
  }

  /// What a schema asks of a mapping's members, and the further ones that it requires; `nil` where it asks anything
  /// else, or more than a sentence can hold.
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
