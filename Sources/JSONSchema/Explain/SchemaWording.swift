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
    for node in indices.reversed().map({ nodes[$0] }) {
      if wording.phrase == nil, wording.note == nil, let description = node.description {
        if description.isPhrase { wording.phrase = description } else { wording.note = description }
      }
      wording.note = wording.note ?? node.title
      wording.example = wording.example ?? node.examples.first { $0.array == nil && $0.object == nil }
    }
    return wording
  }

  /// An example of a field, from the schema that asks for it or else from whichever describes it.
  func example(ofField key: String, near index: Int) -> LocatedValue? {
    example(ofField: key, in: nodes[index]) ?? nodes.lazy.compactMap { example(ofField: key, in: $0) }.first
  }

  private func example(ofField key: String, in node: SchemaNode) -> LocatedValue? {
    for case .members(let check) in node.keywords.map(\.check) {
      guard let position = check.properties.position(of: key, expected: 0) else { continue }
      if let example = firstExample(of: nodes[check.properties.nodes[position]]) { return example }
    }
    return nil
  }

  private func firstExample(of node: SchemaNode) -> LocatedValue? {
    if let example = node.examples.first { return example }
    for case .reference(let target) in node.keywords.map(\.check) { return nodes[target].examples.first }
    return nil
  }

  /// The names of the members that a schema knows; for `unevaluatedProperties` also those of the schemas that it puts
  /// together.
  func names(of index: Int) -> [String] {
    guard nodes[index].tracksEvaluation else { return nodes[index].propertyNames }
    var names: [String] = []
    var seen: Set<Int> = []
    var open = [index]
    while let index = open.popLast() {
      guard seen.insert(index).inserted else { continue }
      names += nodes[index].propertyNames
      open += nodes[index].schemasOfSameValue
    }
    return names
  }

  /// The names of the members that a schema knows, if it refuses all others.
  func onlyNames(of index: Int) -> [String]? {
    let refusesOthers = nodes[index].keywords.contains { keyword in
      switch keyword.check {
      case .members(let check): check.additional.map { nodes[$0].isNever } ?? false
      case .unevaluatedProperties(let node): nodes[node].isNever
      default: false
      }
    }
    return refusesOthers ? names(of: index) : nil
  }
}

extension SchemaNode {
  fileprivate var propertyNames: [String] {
    for case .members(let check) in keywords.map(\.check) { return check.properties.names }
    return []
  }
}

extension String {
  /// Whether a description is written to follow "must be", and isn't a sentence of its own.
  fileprivate var isPhrase: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    return !first.properties.isUppercase && last != "."
  }
}
