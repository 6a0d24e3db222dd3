internal import StrictJSON

/// What schemas say about a value in words: `description`, `title` and `examples`.
struct SchemaWording {
  /// What a valid value is, as a phrase that follows "must be".
  var phrase: String?
  /// What the value is about, where no such phrase is given.
  var note: String?
  /// A valid value that fits on a line.
  var example: LocatedValue?
}

extension SchemaProgram {
  /// The words of the innermost of some schemas for one value that has any.
  func wording(of indices: [Int]) -> SchemaWording {
    var wording = SchemaWording()
    for node in indices.reversed().map({ descriptions[$0] }) {
      if wording.phrase == nil, wording.note == nil, let description = node.description {
        if description.isPhrase { wording.phrase = description } else { wording.note = description }
      }
      wording.note = wording.note ?? node.title
      wording.example = wording.example ?? node.examples.first { $0.array == nil && $0.object == nil }
    }
    return wording
  }

  /// An example of a field, from the schema that asks for it or else from whichever describes it.
  func example(ofField key: String, near node: Int) -> LocatedValue? {
    example(ofField: key, in: node)
      ?? nodes.indices.lazy.compactMap { self.example(ofField: key, in: $0) }.first
  }

  private func example(ofField key: String, in node: Int) -> LocatedValue? {
    guard let properties = members(of: node)?.properties else { return nil }
    return properties.position(of: key, expected: 0).flatMap { firstExample(of: properties.nodes[$0]) }
  }

  private func firstExample(of node: Int) -> LocatedValue? {
    if let example = descriptions[node].examples.first { return example }
    for case .reference(let target) in checks(of: node) { return descriptions[target].examples.first }
    return nil
  }

  /// The names of the members that a schema knows; for `unevaluatedProperties` also those of the schemas that it puts
  /// together.
  func names(of index: Int) -> [String] {
    var names: [String] = []
    var seen: Set<Int> = []
    var open = [index]
    while let node = open.popLast() {
      guard seen.insert(node).inserted else { continue }
      names += members(of: node)?.properties.names ?? []
      if nodes[index].tracksEvaluation { open += checks(of: node).flatMap { $0.schemasOfSameValue(pools) } }
    }
    return names
  }

  /// The names of the members that a schema knows, if it refuses all others.
  func onlyNames(of index: Int) -> [String]? {
    let refusesOthers = checks(of: index).contains { check in
      switch check {
      case .members(let members): pools.members[members].additional.map { nodes[$0].isNever } ?? false
      case .unevaluatedProperties(let node): nodes[node].isNever
      default: false
      }
    }
    return refusesOthers ? names(of: index) : nil
  }

  private func members(of node: Int) -> MembersCheck? {
    for case .members(let members) in checks(of: node) { return pools.members[members] }
    return nil
  }
}

extension String {
  /// Whether a description is written to follow "must be", and isn't a sentence of its own.
  fileprivate var isPhrase: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    return !first.properties.isUppercase && last != "."
  }
}
