internal import StrictJSON

extension Schema {
  /// An example of a field, from the schema that asks for it or else from whichever describes it.
  func example(ofField key: String, near node: SchemaNode) -> LocatedValue? {
    example(ofField: key, in: node) ?? nodes.lazy.compactMap { example(ofField: key, in: $0) }.first
  }

  private func example(ofField key: String, in node: SchemaNode) -> LocatedValue? {
    for case .members(let members) in node.checks {
      guard let index = members.properties[ByteString(key)] else { continue }
      if let example = firstExample(of: nodes[index]) { return example }
    }
    return nil
  }

  private func firstExample(of node: SchemaNode) -> LocatedValue? {
    if let example = node.examples.first { return example }
    for case .reference(let target) in node.checks { return nodes[target].examples.first }
    return nil
  }
}
