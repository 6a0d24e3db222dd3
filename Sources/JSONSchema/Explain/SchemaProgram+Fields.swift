internal import RegularExpressions
internal import StrictJSON

/// The fields of a mapping in its schemas.
extension SchemaProgram {
  /// Examples of a field, from the schema that requires it or another that describes it: null, where that is one, and
  /// the first that isn't.
  func examples(ofField key: String, near node: Int) -> [LocatedValue] {
    // In a very large schema, a part far away says little about the field.
    let near = [node] + nodes.indices.prefix(1000)
    let examples = near.lazy.map { self.examples(ofField: key, in: $0) }.first { !$0.isEmpty } ?? []
    return [examples.first(where: \.isNull), examples.first { !$0.isNull }].compactMap(\.self)
  }

  private func examples(ofField key: String, in node: Int) -> [LocatedValue] {
    guard let schema = schema(ofField: key, in: node) else { return [] }
    let own = descriptions[schema].examples
    guard own.isEmpty else { return own }
    for case .reference(let target) in checks(of: schema) { return descriptions[target].examples }
    return []
  }

  /// The phrase of a field in the schema that requires it.
  func phrase(ofField key: String, in node: Int) -> String? {
    schema(ofField: key, in: node).flatMap { phrase(of: $0) }
  }

  /// The schema that a schema has for a field.
  func schema(ofField key: String, in node: Int) -> Int? {
    guard let properties = members(of: node)?.properties else { return nil }
    return properties.position(of: key).map { properties.nodes[$0] }
  }

  /// The names of the members that a schema knows, at most `limit`; for `unevaluatedProperties` also those of the
  /// schemas that it combines.
  func names(of index: Int, limit: Int) -> [String] {
    names(of: index, andCombined: nodes[index].tracksEvaluation, limit: limit)
  }

  /// The names of the members that a schema knows, or any that it combines, whatever is combined when.
  func combinedNames(of index: Int, limit: Int) -> [String] {
    names(of: index, andCombined: true, limit: limit)
  }

  private func names(of index: Int, andCombined combines: Bool, limit: Int) -> [String] {
    var names: [String] = []
    var seen: Set<Int> = []
    var open = [index]
    while names.count < limit, seen.count < limit, let node = open.popLast() {
      guard seen.insert(node).inserted else { continue }
      names += members(of: node)?.properties.names.prefix(limit - names.count) ?? []
      if combines { open += checks(of: node).flatMap { $0.schemasOfSameValue(pools) } }
    }
    return names
  }

  /// The names of the members that a schema itself always requires.
  func requiredNames(of node: Int) -> [String] {
    for case .required(let names) in checks(of: node) { return pools.names[names] }
    return []
  }

  /// The patterns for names of further members.
  func namePatterns(of node: Int) -> [String] { members(of: node)?.patterns.map(\.pattern.pattern) ?? [] }

  /// The member that requires a missing one; `nil` where that is always required.
  func cause(ofMissing key: String, in unit: EvaluationUnit, _ keyword: String) -> LocatedObject.Member? {
    guard let object = unit.value.object else { return nil }
    for case .dependencies(let index) in checks(of: unit.node)
    where pools.dependencies[index].keyword == keyword {
      for entry in pools.dependencies[index].required {
        guard let cause = object.member(entry.key) else { continue }
        if entry.others.contains(where: { $0.hasSameBytes(as: key) }) { return cause }
      }
    }
    return nil
  }

  private func members(of node: Int) -> MembersCheck? {
    for case .members(let members) in checks(of: node) { return pools.members[members] }
    return nil
  }
}
