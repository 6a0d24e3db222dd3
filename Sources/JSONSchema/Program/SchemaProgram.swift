/// A schema with all that it refers to: what the compiler makes and the evaluator runs.
struct SchemaProgram: Sendable {
  let nodes: [SchemaNode]
  let resources: [SchemaResource]
  /// The schema of the document itself.
  let root: Int
  /// Whether any `$dynamicRef` depends on the way that led to it.
  let usesDynamicScope: Bool

  init(nodes: [SchemaNode], resources: [SchemaResource], root: Int) {
    self.nodes = nodes
    self.resources = resources
    self.root = root
    usesDynamicScope = nodes.contains { node in
      node.keywords.contains { if case .dynamicReference = $0.check { true } else { false } }
    }
  }

  /// Where a keyword stands, as a URI; `nil` where its resource has no absolute one.
  func absoluteLocation(of node: SchemaNode, keyword pointer: String) -> String? {
    let uri = resources[node.resource].uri
    return uri.isAbsolute ? "\(uri.description)#\(JSONPointer.fragment(node.pointer + pointer))" : nil
  }
}
